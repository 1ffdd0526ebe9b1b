import type { Request } from 'firebase-functions/v2/https';
import { config } from '../platform/config';

/**
 * Whether a form was sent from one of our pages. A page with `no-referrer` sends `Origin: null`, so Sec-Fetch-Site is
 * used if the browser sends it.
 */
export function isFromOwnSite(request: Request): boolean {
  const site = request.get('Sec-Fetch-Site');
  if (site !== undefined) return site === 'same-origin';
  const origin = request.get('Origin');
  return origin === 'null' || origin === new URL(config.siteUrl).origin;
}
