import type { Request } from 'firebase-functions/v2/https';
import { config } from '../platform/config';

/**
 * Whether a form was sent from a page of ours. A page that sends no referrer names no origin either: browsers that say by
 * themselves from which site a request comes are asked for that.
 */
export function isFromOwnSite(request: Request): boolean {
  const site = request.get('Sec-Fetch-Site');
  if (site !== undefined) return site === 'same-origin';
  const origin = request.get('Origin');
  return origin === 'null' || origin === new URL(config.siteUrl).origin;
}
