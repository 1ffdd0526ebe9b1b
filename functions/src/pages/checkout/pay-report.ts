import { beginCheckout } from '../../payment/begin-checkout';
import { returnPath } from '../../payment/checkout-request';
import { config } from '../../platform/config';
import { reportPath } from '../../records/access/report-key';
import { closedAnswer, type ReportAnswer } from '../parts/report-answer';
import { waitingPath } from './waiting-path';

/** The only cookie name that Hosting forwards to functions. */
const cookieName = '__session';

/**
 * Redirects a payer to the provider's page. The way back is stored in a cookie of the payer's browser, sent only with
 * this report's return URL, so that the provider never gets the key.
 */
export async function payReport(reportId: string, key: string, now: Date): Promise<ReportAnswer> {
  const begun = await beginCheckout(reportId, now);
  if (begun.state === 'gone') return closedAnswer('deleted');
  if (begun.state !== 'pay') return { seeOther: reportPath(key) };
  const cookie = [
    `${cookieName}=${key}`,
    `Path=${returnPath(reportId)}`,
    'Max-Age=86400',
    'HttpOnly',
    'SameSite=Lax',
    ...(config.siteUrl.startsWith('https:') ? ['Secure'] : []),
  ].join('; ');
  return { seeOther: begun.url, headers: { 'Set-Cookie': cookie } };
}

/** Where to redirect a returning payer; null in a browser without the cookie. */
export function returnTarget(cookies: string | undefined, cancelled: boolean): string | null {
  const key = (cookies ?? '')
    .split(';')
    .map((cookie) => cookie.trim().split('='))
    .find(([name]) => name === cookieName)?.[1];
  if (key === undefined || !/^[a-z0-9]{1,64}$/.test(key)) return null;
  return cancelled ? reportPath(key) : waitingPath(key, 0);
}
