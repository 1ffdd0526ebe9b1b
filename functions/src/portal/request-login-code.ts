import { randomBytes } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { AppError } from '@domain/errors/app-error';
import { loginCodeMinutes } from '@domain/portal/login-code';
import { publicOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { commit } from '../platform/commit';
import { earlierAnswer, keepAnswer, receiptSlot } from '../platform/receipts';
import { customerIdOf } from '../records/customer/customer-id';
import { browserMark, loginRequests, sealedEmail } from '../records/portal/login-request';
import { referrerIdOf } from '../records/referral/referrer-id';
import { countCodeRequest } from './code-allowance';

/**
 * portal-code-request: requests a one-time code. The address is looked up later, by `onLoginRequested`, so that
 * neither response nor timing reveals whether it is a customer's or a referrer's.
 */
export const requestLoginCode = callable('portal-code-request', async ({ caller, now, parse }) => {
  const { networks } = publicOf(caller);
  const { idempotencyKey, email, browser, key = '', audience = 'customer' } = parse();
  const isReferrer = audience === 'referrer';
  const customerId = isReferrer ? referrerIdOf(email) : customerIdOf(email);
  const slot = receiptSlot('portal-code-request', idempotencyKey, {
    customerId,
    browser: browserMark(browser),
  });
  const outcome = await commit('login-request', async (transaction) => {
    const earlier = await earlierAnswer<{ loginId: string }>(slot, transaction);
    if (earlier) return earlier;
    const count = await countCodeRequest(
      transaction,
      { audience, customerId, email, browser, key, networks },
      now,
    );
    count.record();
    if (count.refusal) return count.refusal;
    const expires = new Date(now.getTime() + loginCodeMinutes * 60_000);
    const answer = { loginId: slot.id };
    transaction.create(loginRequests().doc(slot.id), {
      audience,
      customer_id: customerId,
      sealed_email: isReferrer ? sealedEmail(email) : null,
      browser: browserMark(browser),
      nonce: randomBytes(32).toString('hex'),
      known: null,
      tries: 0,
      used_by: null,
      created_at: Timestamp.fromDate(now),
      expires_at: Timestamp.fromDate(expires),
    });
    keepAnswer(transaction, slot, answer, now);
    return answer;
  });
  if (outcome instanceof AppError) throw outcome;
  return outcome;
});
