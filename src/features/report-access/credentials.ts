const name = 'reports-access';

export interface Credentials {
  readonly email: string;
  readonly booking: string;
}

/** What opens the reports, kept in this tab alone and until Sign Out, so that loading the page anew does not ask again. */
export const keptCredentials = {
  read(): Credentials | null {
    try {
      return JSON.parse(sessionStorage.getItem(name) ?? 'null') as Credentials | null;
    } catch {
      return null;
    }
  },
  keep(credentials: Credentials | null): void {
    try {
      if (credentials) sessionStorage.setItem(name, JSON.stringify(credentials));
      else sessionStorage.removeItem(name);
    } catch {
      // Then they live as long as the page.
    }
  },
};

/** Those of the link that the page was opened by; null where it had none. */
let ofLink: { readonly credentials: Credentials | null } | undefined;

/**
 * Those of a link, which are taken out of the address bar: it is seen, copied and kept in the history. The same answer
 * each time: React may begin to render a page more than once.
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
