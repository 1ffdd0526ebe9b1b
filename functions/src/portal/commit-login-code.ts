import { collections } from '@domain/firestore/paths';
import { commit } from '../platform/commit';
import { loginContact } from '../records/customer/login-contact';
import { writeMailIntent } from '../records/mail/write-mail-intent';
import { loginRequests } from '../records/portal/login-request';

/**
 * Records whether the address of a request is one of its audience's, and if so queues the email. Idempotent; does nothing for an expired
 * request.
 */
export async function commitLoginCode(loginId: string, now: Date): Promise<void> {
  const subject = { collection: collections.loginRequests, id: loginId };
  const reference = loginRequests().doc(loginId);
  await commit('login-code', async (transaction) => {
    const request = (await transaction.get(reference)).data();
    if (!request || request.known !== null || request.expires_at.toDate() < now) return;
    const contact = await loginContact(request, transaction);
    transaction.update(reference, { known: contact !== null });
    // The login id as recipient gives each code its own gathering window, so that a second code is not delayed.
    if (contact) writeMailIntent(transaction, { kind: 'login_code', subject, recipient: loginId, now });
  });
}
