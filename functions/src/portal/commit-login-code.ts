import { collections } from '@domain/firestore/paths';
import { writeMailIntent } from '../mail/write-mail-intent';
import { commit } from '../platform/commit';
import { firestore } from '../platform/firestore';
import { customerContact } from './customer-contact';
import type { StoredLoginRequest } from './login-request';

/** Notes whether a request is a customer's, and with it commits the mail. Safe to do again; nothing for one that is over. */
export async function commitLoginCode(loginId: string, now: Date): Promise<void> {
  const subject = { collection: collections.loginRequests, id: loginId };
  const reference = firestore().collection(subject.collection).doc(loginId);
  await commit('login-code', async (transaction) => {
    const request = (await transaction.get(reference)).data() as StoredLoginRequest | undefined;
    if (!request || request.known !== null || request.expires_at.toDate() < now) return;
    const customer = await customerContact(request.customer_id, transaction);
    transaction.update(reference, { known: customer !== null });
    // A window of its own: a second code, asked for while the first is on its way, must not be gathered and come late.
    if (customer) writeMailIntent(transaction, { kind: 'login_code', subject, recipient: loginId, now });
  });
}
