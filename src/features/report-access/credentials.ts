import { hasFields, isText } from '@domain/json/guards';
import { storedJson } from '@/offline/stored-json';

export interface Credentials {
  readonly email: string;
  readonly booking: string;
}

/** The credentials for the reports, stored in this tab until Sign Out, so that a reload doesn't ask again. */
export const storedCredentials = storedJson<Credentials>(
  'tab',
  'reports-access',
  hasFields({ email: isText, booking: isText }),
);

/** The credentials in the link by which the page was loaded; null where there were none. */
let ofLink: { readonly credentials: Credentials | null } | undefined;

/**
 * Reads a link's credentials and removes them from the address bar, where they could be seen, copied or stored in
 * the history. Returns the same object each time, because React may render a page more than once.
 */
export function credentialsOfLink(): Credentials | null {
  ofLink ??= { credentials: takeFromAddress() };
  return ofLink.credentials;
}

function takeFromAddress(): Credentials | null {
  const url = new URL(location.href);
  const [email, booking] = [url.searchParams.get('email'), url.searchParams.get('booking')];
  if (email === null && booking === null) return null;
  url.searchParams.delete('email');
  url.searchParams.delete('booking');
  history.replaceState(null, '', url.pathname + url.search + url.hash);
  return email && booking ? { email, booking } : null;
}
