import { escapeHtml } from '../../src/site/escape-html';

/**
 * Apps whose addresses carry no access key; only the referral app's tracker may, and it checks its address.
 */
export const appCheckApps = ['admin.html', 'referral-app.html'];

/** The `<html>` attributes that enable App Check on a page; none without a configured site key. */
export function appCheckAttributes(env: Readonly<Record<string, unknown>>): string {
  const read = (name: string) => (typeof env[name] === 'string' ? escapeHtml(env[name].trim()) : '');
  const siteKey = read('VITE_APP_CHECK_SITE_KEY');
  const debugToken = read('VITE_APP_CHECK_DEBUG_TOKEN');
  if (siteKey === '') return '';
  return ` data-app-check="${siteKey}"${debugToken && ` data-app-check-debug="${debugToken}"`}`;
}
