/** What a service answered; `status` 0 where it did not answer at all. */
export interface Answer {
  readonly status: number;
  /** Of its JSON; whoever reads it knows the shape from the service's own reference. */
  readonly body: unknown;
}

interface Question {
  readonly method?: 'GET' | 'POST';
  readonly body?: object;
  /** In place of the caller's own credentials. */
  readonly bearer?: string;
}

export type Ask = (url: string, question?: Question) => Promise<Answer>;

const patienceMs = 15_000;

/**
 * Asks services with the credentials of whoever runs the check. `hosts` leads every address elsewhere, for tests.
 * @param token an access token of Google's.
 */
export function asker(token: string, project: string, hosts: (url: string) => string = (url) => url): Ask {
  return async (url, { method = 'GET', body, bearer } = {}) => {
    // A person's own credentials have no project that the question could count against.
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
      return { status: 0, body: {} };
    }
  };
}
