/** A service's response; `status` is 0 if there was none. */
export interface Answer {
  readonly status: number;
  /** The parsed JSON; each caller knows the shape from the service's reference. */
  readonly body: unknown;
}

interface Question {
  readonly method?: 'GET' | 'POST' | 'PATCH';
  readonly body?: object;
  /** Used instead of the caller's own credentials. */
  readonly bearer?: string;
}

export type Ask = (url: string, question?: Question) => Promise<Answer>;

const patienceMs = 15_000;

/**
 * Sends requests to Google services with the caller's credentials. `hosts` redirects addresses for tests.
 * @param token a Google access token.
 */
export function asker(token: string, project: string, hosts: (url: string) => string = (url) => url): Ask {
  return async (url, { method = 'GET', body, bearer } = {}) => {
    // A person's credentials have no quota project of their own.
    const google = bearer === undefined ? { 'x-goog-user-project': project } : {};
    try {
      const response = await fetch(hosts(url), {
        method,
        headers: {
          Authorization: `Bearer ${bearer ?? token}`,
          ...google,
          ...(body && { 'Content-Type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(patienceMs),
      });
      const text = await response.text();
      return { status: response.status, body: text === '' ? {} : (JSON.parse(text) as unknown) };
    } catch {
      // ignored: status 0 is reported as no answer
      return { status: 0, body: {} };
    }
  };
}

/** A page's response; `status` is 0 if there was none, `location` null if it is no redirect. */
export interface Located {
  readonly status: number;
  readonly location: string | null;
}

export type Locate = (url: string) => Promise<Located>;

/** Asks pages of the deployed site where they redirect to, without the caller's credentials. */
export function locator(): Locate {
  return async (url) => {
    try {
      const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(patienceMs) });
      await response.body?.cancel();
      return { status: response.status, location: response.headers.get('Location') };
    } catch {
      // ignored: status 0 is reported as no answer
      return { status: 0, location: null };
    }
  };
}
