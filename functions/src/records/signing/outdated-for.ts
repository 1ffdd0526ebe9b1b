import type { Transaction } from 'firebase-admin/firestore';
import type { Job } from '@domain/job/job';
import type { SigningType } from '@domain/legal/legal-text';
import { outdatedDocuments } from '@domain/legal/outdated-documents';
import { signedDocuments } from './stored-signed-document';

/** A job's signed documents that state another address or fee than `current`. Reads only. */
export async function outdatedFor(
  transaction: Transaction,
  bookingId: string,
  { forms_status: forms }: Pick<Job<unknown>, 'forms_status'>,
  current: Parameters<typeof outdatedDocuments>[1],
): Promise<SigningType[]> {
  const types: readonly SigningType[] = [
    ...(forms.agreement_signed ? (['agreement'] as const) : []),
    ...(forms.media_release_signed ? (['media_release'] as const) : []),
  ];
  const signed = await Promise.all(
    types.map(async (type) => [type, await transaction.get(signedDocuments(type).doc(bookingId))] as const),
  );
  const stated = signed.flatMap(([type, snapshot]) => {
    const document = snapshot.data();
    return document ? [[type, document] as const] : [];
  });
  return outdatedDocuments(stated, current);
}
