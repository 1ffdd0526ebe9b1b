import { normalizeEmail } from './email';

/** Providers that ignore dots before the @, each with its canonical domain. */
const dotless: Readonly<Record<string, string>> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' };

/**
 * The mailbox behind an email address: without a `+tag`, and without dots at providers that ignore them.
 * `Da.Na+home@googlemail.com` and `dana@gmail.com` are one mailbox. Empty for no address.
 */
export function mailboxOf(email: string): string {
  const address = normalizeEmail(email);
  const at = address.lastIndexOf('@');
  if (at < 1) return '';
  const domain = address.slice(at + 1);
  const [name = ''] = address.slice(0, at).split('+');
  const shared = dotless[domain];
  return shared ? `${name.replaceAll('.', '')}@${shared}` : `${name}@${domain}`;
}
