import type { Transaction } from 'firebase-admin/firestore';
import { AppError } from '@domain/errors/app-error';
import { erasureIdOf, erasureReference } from './erasure';

/**
 * Refuses to move records from or to a person who is being erased, because the erasure might no longer find them.
 * `field` is the request's field with the address. Reads only.
 * @throws AppError `unavailable`
 */
export async function refuseWhileErased(
  transaction: Transaction,
  emails: readonly string[],
  field: string,
): Promise<void> {
  for (const email of emails) {
    const erasure = (await transaction.get(erasureReference(erasureIdOf(email)))).data();
    if (erasure?.state !== 'RUNNING') continue;
    const sentence = `The data of ${email} is being erased. Please try again once that’s done.`;
    throw new AppError('unavailable', 'an erasure of this address is running', sentence, {
      fields: { [field]: sentence },
    });
  }
}
