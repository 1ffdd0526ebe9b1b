import type { Transaction } from 'firebase-admin/firestore';
import { collections } from '@domain/firestore/paths';
import { firestore } from '../platform/firestore';
import type { MailDocument } from './mail-document';
import { mailId } from './write-mail-intent';

type Committed = Parameters<typeof mailId>[0];

/**
 * Takes back a mail that was committed, with the step that it tells of; the same step may commit it anew. Reads only;
 * null where it has gone to the sender, so that its step can't be taken back any more.
 */
export async function prepareWithdrawal(
  transaction: Transaction,
  intent: Committed,
): Promise<{ readonly write: () => void } | null> {
  const reference = firestore().collection(collections.mail).doc(mailId(intent));
  const mail = (await transaction.get(reference)).data() as MailDocument | undefined;
  if (mail && (mail.state !== 'PENDING' || mail.attempts > 0)) return null;
  return {
    write() {
      if (mail) transaction.delete(reference);
    },
  };
}
