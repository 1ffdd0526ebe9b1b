import type { Transaction } from 'firebase-admin/firestore';
import { mails } from './mail-document';
import { mailId } from './write-mail-intent';

type Committed = Parameters<typeof mailId>[0];

/**
 * Withdraws a queued email together with the step that caused it; repeating the step can queue it again. Reads only;
 * null if it was already passed to the sender, so that the step can no longer be undone.
 */
export async function prepareWithdrawal(
  transaction: Transaction,
  intent: Committed,
): Promise<{ readonly write: () => void } | null> {
  const reference = mails().doc(mailId(intent));
  const mail = (await transaction.get(reference)).data();
  if (mail && (mail.state !== 'PENDING' || mail.attempts > 0)) return null;
  return {
    write() {
      if (mail) transaction.delete(reference);
    },
  };
}
