import { AppError } from '@domain/errors/app-error';
import { loginCodeTries, type RedeemLoginCode } from '@domain/portal/login-code';
import { publicOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { commit } from '../platform/commit';
import { config } from '../platform/config';
import { sha256 } from '../platform/hash';
import { countRate, rateLimited } from '../platform/rate-limit';
import { sameSecret } from '../platform/same-secret';
import { sessionGeneration } from '../platform/session-generation';
import {
  browserMark,
  emailOf,
  loginCodeOf,
  loginRequests,
  type StoredLoginRequest,
} from '../records/portal/login-request';
import { rememberBrowser } from '../records/portal/remembered-browser';
import { loginToken } from './login-token';

type Refusal = 'unknown' | 'expired' | 'tried too often' | 'another browser' | 'wrong' | 'used';

/**
 * portal-code-redeem: exchanges a code for the token of a customer or a referrer. Every failure returns the same error; only logs
 * distinguish them.
 */
export const redeemLoginCode = callable('portal-code-redeem', async ({ caller, now, parse }) => {
  const { networks } = publicOf(caller);
  const asked = parse();
  const reference = loginRequests().doc(asked.loginId);
  const outcome = await commit('login-redeemed', async (transaction) => {
    const request = (await transaction.get(reference)).data();
    // Attempts of the requesting browser are counted separately, so that others on its network can't use them up.
    const by = request && isOwn(request, asked) ? asked.loginId : networks;
    const count = await countRate(transaction, 'portal-code-try', by, now, config.loginTryLimit);
    const refusal = request ? judge(request, asked, now) : 'unknown';
    const generation = request && !refusal ? await sessionGeneration(request.customer_id, transaction) : 0;
    count.record();
    if (!count.allowed) return { limit: count };
    if (!request || refusal === 'unknown') return { refusal: 'unknown' as const };
    if (refusal === 'wrong') transaction.update(reference, { tries: request.tries + 1 });
    if (refusal) return { refusal };
    const { audience, customer_id: customerId } = request;
    transaction.update(reference, { used_by: usedBy(asked) });
    rememberBrowser(transaction, { customerId, browser: asked.browser }, now);
    return { customerId, generation, email: audience === 'referrer' ? emailOf(request) : null };
  });
  if (outcome.limit) throw rateLimited(outcome.limit);
  if (outcome.customerId === undefined) throw refused(outcome.refusal);
  const { customerId, generation, email } = outcome;
  return { token: await loginToken({ id: customerId, referrer: email }, generation) };
});

/** Whether the browser that redeems a code is the one that requested it. */
function isOwn(request: StoredLoginRequest, { browser }: RedeemLoginCode): boolean {
  return sameSecret(browserMark(browser), request.browser);
}

function judge(request: StoredLoginRequest, asked: RedeemLoginCode, now: Date): Refusal | null {
  // Always computed first, so that the response time reveals nothing.
  const sameBrowser = isOwn(request, asked);
  const right = sameSecret(asked.code, loginCodeOf(asked.loginId, request));
  if (!sameBrowser) return 'another browser';
  if (now > request.expires_at.toDate()) return 'expired';
  if (request.tries >= loginCodeTries) return 'tried too often';
  if (!right || request.known !== true) return 'wrong';
  // A device that lost the response repeats the call with the same key.
  return request.used_by === null || request.used_by === usedBy(asked) ? null : 'used';
}

const usedBy = ({ idempotencyKey }: RedeemLoginCode) => sha256(`portal-code-redeem:${idempotencyKey}`);

function refused(reason: Refusal): AppError {
  return new AppError('not-found', `code is ${reason}`, 'Please check your email address or contact us.');
}
