import { randomBytes } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { contract } from '@domain/api/contract';
import { AppError } from '@domain/errors/app-error';
import { collections } from '@domain/firestore/paths';
import { loginCodeMinutes } from '@domain/portal/login-code';
import { customerIdOf } from '../job/customer-id';
import { publicOf } from '../platform/authorise';
import { callable } from '../platform/callable';
import { commit } from '../platform/commit';
import { config } from '../platform/config';
import { firestore } from '../platform/firestore';
import { countRate, type RateCount } from '../platform/rate-limit';
import { earlierAnswer, keepAnswer, receiptSlot } from '../platform/receipts';
import { browserMark, type StoredLoginRequest } from './login-request';

/**
 * portal-code-request: asks for a one-time code. Whether the address is a customer's is not looked at here, so that
 * neither the answer nor its time can tell; `onLoginRequested` does, and mails.
 */
export const requestLoginCode = callable('requestLoginCode', async ({ caller, now, parse }) => {
  const { client } = publicOf(caller);
  const { idempotencyKey, email, browser } = parse();
  const customerId = customerIdOf(email);
  const slot = receiptSlot(contract.requestLoginCode.name, idempotencyKey, {
    customerId,
    browser: browserMark(browser),
  });
  const outcome = await commit('login-request', async (transaction) => {
    const earlier = await earlierAnswer<{ loginId: string }>(slot, transaction);
    if (earlier) return earlier;
    const counts = [
      await countRate(transaction, 'portal-code', client, now, config.loginCodeLimit),
      await countRate(transaction, 'portal-code', customerId, now, config.loginCodeLimit),
    ];
    for (const count of counts) count.record();
    const full = counts.find(({ allowed }) => !allowed);
    if (full) return full;
    const expires = new Date(now.getTime() + loginCodeMinutes * 60_000);
    const request: StoredLoginRequest = {
      customer_id: customerId,
      browser: browserMark(browser),
      nonce: randomBytes(32).toString('hex'),
      known: null,
      tries: 0,
      used_by: null,
      created_at: Timestamp.fromDate(now),
      expires_at: Timestamp.fromDate(expires),
    };
    const answer = { loginId: slot.id };
    transaction.create(firestore().collection(collections.loginRequests).doc(slot.id), request);
    keepAnswer(transaction, slot, answer, now);
    return answer;
  });
  if ('allowed' in outcome) throw tooManyCodes(outcome);
  return outcome;
});

function tooManyCodes({ next, retryAfterSeconds }: RateCount): AppError {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  return new AppError(
    'rate-limited',
    `code ${next.count} in the window`,
    `Too many codes were asked for. Please wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}, or call us.`,
    { retryAfterSeconds },
  );
}
