import { payPath } from '@domain/payment/pay-path';
import { beginCheckout, type ToPay } from '../../payment/begin-checkout';
import { returnPath } from '../../payment/checkout-request';
import { config } from '../../platform/config';
import { reportPath } from '../../records/access/report-key';
import { closedAnswer, type ReportAnswer } from '../parts/report-answer';
import { waitingPath, waitingToPay } from './waiting-path';

/** The only cookie name that Hosting forwards to functions. */
const cookieName = '__session';

/** Which page the payer came from: the report's, or the one where its job is paid for. */
interface PaidFrom {
  readonly page: 'report' | 'job';
  readonly key: string;
}

/**
 * Redirects a payer to the provider's page. The way back is stored in a cookie of the payer's browser, sent only with
 * this report's return URL, so that the provider never gets the key.
 * @returns null if there is nothing to pay online.
 */
export async function beginPayment(
  what: ToPay,
  { page, key }: PaidFrom,
  now: Date,
): Promise<ReportAnswer | 'gone' | null> {
  const begun = await beginCheckout(what, now);
  if (begun.state === 'gone') return 'gone';
  if (begun.state !== 'pay') return null;
  const cookie = [
    `${cookieName}=${page === 'job' ? jobMark : ''}${key}`,
    `Path=${returnPath(begun.reportId)}`,
    'Max-Age=86400',
    'HttpOnly',
    'SameSite=Lax',
    ...(config.siteUrl.startsWith('https:') ? ['Secure'] : []),
  ].join('; ');
  return { seeOther: begun.url, headers: { 'Set-Cookie': cookie } };
}

/** In the cookie, before the key of a page where a job is paid for. */
const jobMark = 'job.';

export async function payReport(reportId: string, key: string, now: Date): Promise<ReportAnswer> {
  const begun = await beginPayment({ reportId }, { page: 'report', key }, now);
  if (begun === 'gone') return closedAnswer('deleted');
  return begun ?? { seeOther: reportPath(key) };
}

/** Where to redirect a returning payer; null in a browser without the cookie. */
export function returnTarget(cookies: string | undefined, cancelled: boolean): string | null {
  const value = (cookies ?? '')
    .split(';')
    .map((cookie) => cookie.trim().split('='))
    .find(([name]) => name === cookieName)?.[1];
  const [, mark, key] = /^(job\.)?([a-z0-9]{1,64})$/.exec(value ?? '') ?? [];
  if (key === undefined) return null;
  if (mark === jobMark) return cancelled ? payPath(key) : waitingToPay(key, 0);
  return cancelled ? reportPath(key) : waitingPath(key, 0);
}
