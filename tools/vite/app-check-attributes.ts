import { escapeHtml } from '../../src/site/escape-html';

/** The apps whose pages carry no access key; in the referral app the tracker's may, and looks at its address. */
export const appCheckApps = ['admin.html', 'referral-app.html'];

/** What offers App Check to a page, as attributes of its `<html>`: nothing where no site key is configured. */
export function appCheckAttributes(env: Readonly<Record<string, unknown>>): string {
  const read = (name: string) => (typeof env[name] === 'string' ? escapeHtml(env[name].trim()) : '');
  const siteKey = read('VITE_APP_CHECK_SITE_KEY');
  const debugToken = read('VITE_APP_CHECK_DEBUG_TOKEN');
  if (siteKey === '') return '';
  return ` data-app-check="${siteKey}"${debugToken && ` data-app-check-debug="${debugToken}"`}`;
}
