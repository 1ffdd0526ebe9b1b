import type { Transaction } from 'firebase-admin/firestore';
import { AppError } from '@domain/errors/app-error';
import { readableRecord } from '../platform/readable';
import { accountLinks, type AccountLink } from '../records/account/account-link';

/** An invitation that was not used yet. @throws AppError `not-found` without one */
export async function invitationIn(transaction: Transaction, id: string): Promise<AccountLink> {
  const found = await transaction.get(accountLinks().doc(id));
  const link = found.exists ? readableRecord(found) : undefined;
  if (link?.kind !== 'invitation' || link.used_by !== null) {
    throw new AppError(
      'not-found',
      'no such invitation',
      'This invitation was used, withdrawn, or sent again in the meantime.',
    );
  }
  return link;
}
