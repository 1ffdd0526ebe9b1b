import { collections } from '@domain/firestore/paths';
import { openAuditTrail } from '../platform/audit';
import { customerOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { sessionGeneration, sessionsOf } from '../platform/session-generation';
import { loginRequests } from '../records/portal/login-request';
import { browsersOf } from '../records/portal/remembered-browser';
import { revokeTokens } from '../records/portal/revoke-tokens';

/** More browsers than any customer uses, within the limits of one transaction. */
const browsersAtMost = 400;

/**
 * portal-sessions-end: signs the customer out everywhere, including this browser. Existing tokens are refused, unused
 * codes become invalid, and remembered browsers are forgotten.
 */
export const endSessions = callable('portal-sessions-end', async ({ caller, now, parse }) => {
  const customer = customerOf(caller);
  const { customerId } = customer;
  const slot = receiptSlot('portal-sessions-end', parse().idempotencyKey, { customerId });
  const answer = await answerOnce(slot, now, async (transaction) => {
    const generation = (await sessionGeneration(customerId, transaction)) + 1;
    const browsers = await transaction.get(browsersOf(customerId).limit(browsersAtMost));
    const codes = await transaction.get(loginRequests().where('customer_id', '==', customerId));
    const record = { collection: collections.customers, id: customerId };
    const audit = await openAuditTrail(transaction, record, customer, now);
    transaction.set(sessionsOf(customerId), { generation });
    for (const { ref } of [...browsers.docs, ...codes.docs]) transaction.delete(ref);
    audit.append({ action: 'signed-out-everywhere', changed: { session_generation: generation } });
    return { signedOut: true };
  });
  await revokeTokens(customerId);
  return answer;
});
