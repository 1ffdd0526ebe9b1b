import { routes } from '@domain/business/routes';
import { hasFields, isNumber, isText } from '@domain/json/guards';
import { readJson } from '@domain/json/parse-json';
import { dayMs } from '@domain/time/durations';
import { config } from '../platform/config';
import type { CheckoutRequest, OpenedCheckout } from './checkout-request';

/** URL path of the local stack's checkout page; the session id follows it. */
export const standInAddress = `${routes.report}/checkout`;

/** A checkout of the local stack; its session id encodes the request. */
export function openStandInCheckout(request: CheckoutRequest): Promise<OpenedCheckout> {
  const sessionId = `cs_local_${Buffer.from(JSON.stringify(request)).toString('base64url')}`;
  return Promise.resolve({
    sessionId,
    url: `${config.siteUrl}${standInAddress}/${sessionId}`,
    expiresAt: new Date(Date.now() + dayMs),
  });
}

const isCheckoutRequest = hasFields<CheckoutRequest>({
  reportId: isText,
  attempt: isNumber,
  amount: isNumber,
});

/** The request encoded in a local session id; null for an invalid one. */
export function standInRequest(sessionId: unknown): CheckoutRequest | null {
  if (typeof sessionId !== 'string' || !sessionId.startsWith('cs_local_')) return null;
  const text = Buffer.from(sessionId.slice('cs_local_'.length), 'base64url').toString();
  return readJson(text, isCheckoutRequest);
}
