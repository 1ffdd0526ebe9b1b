import { AppError } from '@domain/errors/app-error';
import { collections } from '@domain/firestore/paths';
import { loginCodeTries, type RedeemLoginCode } from '@domain/portal/login-code';
import { publicOf } from '../platform/authorise';
import { callable } from '../platform/callable';
import { commit } from '../platform/commit';
import { config } from '../platform/config';
import { firestore } from '../platform/firestore';
import { sha256 } from '../platform/hash';
import { countRate, rateLimited } from '../platform/rate-limit';
import { sameSecret } from '../platform/same-secret';
import { customerToken } from './customer-token';
import { browserMark, loginCodeOf, type StoredLoginRequest } from './login-request';

type Refusal = 'unknown' | 'expired' | 'tried too often' | 'another browser' | 'wrong' | 'used';

/**
 * portal-code-redeem: the code for a token of the portal. Wrong, expired, used, another browser's and nobody's are told
 * apart in the log alone.
 */
export const redeemLoginCode = callable('redeemLoginCode', async ({ caller, now, parse }) => {
  const { client } = publicOf(caller);
  const asked = parse();
  const reference = firestore().collection(collections.loginRequests).doc(asked.loginId);
  const outcome = await commit('login-redeemed', async (transaction) => {
    const request = (await transaction.get(reference)).data() as StoredLoginRequest | undefined;
    const count = await countRate(transaction, 'portal-code-try', client, now, config.loginTryLimit);
    count.record();
    if (!count.allowed) return { limit: count };
    const refusal = request ? judge(request, asked, now) : 'unknown';
    if (!request || refusal === 'unknown') return { refusal: 'unknown' as const };
    if (refusal === 'wrong') transaction.update(reference, { tries: request.tries + 1 });
    if (refusal) return { refusal };
    transaction.update(reference, { used_by: usedBy(asked) });
    return { customerId: request.customer_id };
  });
  if (outcome.limit) throw rateLimited(outcome.limit);
  if (outcome.customerId === undefined) throw refused(outcome.refusal);
  return { token: await customerToken(outcome.customerId) };
});

function judge(request: StoredLoginRequest, asked: RedeemLoginCode, now: Date): Refusal | null {
  // Compared first and for everybody, so that the time of the answer tells nothing of the rest.
  const sameBrowser = sameSecret(browserMark(asked.browser), request.browser);
  const right = sameSecret(asked.code, loginCodeOf(asked.loginId, request));
  if (!sameBrowser) return 'another browser';
  if (now > request.expires_at.toDate()) return 'expired';
  if (request.tries >= loginCodeTries) return 'tried too often';
  if (!right || request.known !== true) return 'wrong';
  // The device that lost the answer asks again under the same key.
  return request.used_by === null || request.used_by === usedBy(asked) ? null : 'used';
}

const usedBy = ({ idempotencyKey }: RedeemLoginCode) => sha256(`portal-code-redeem:${idempotencyKey}`);

function refused(reason: Refusal): AppError {
  return new AppError('not-found', `code is ${reason}`, 'Please check your email address or contact us.');
}
