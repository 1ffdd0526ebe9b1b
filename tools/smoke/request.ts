const longestMs = 20_000;

/** A response that was read to its end; status 0 if none came, with the reason as its text. */
export interface Read {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

interface Sent {
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON, with POST. */
  readonly body?: object;
}

export async function request(url: string, { headers = {}, body }: Sent = {}): Promise<Read> {
  try {
    const response = await fetch(url, {
      redirect: 'manual',
      signal: AbortSignal.timeout(longestMs),
      headers: { ...headers, ...(body && { 'Content-Type': 'application/json' }) },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch (error) {
    // ignored: status 0 is a finding of the caller, with this reason
    return { status: 0, headers: new Headers(), text: reasonOf(error) };
  }
}

/** What a caller says of a response that isn't the expected one. */
export function described({ status, text }: Read): string {
  return status === 0 ? `doesn't answer (${text})` : `answers ${status}: ${text.slice(0, 200)}`;
}

/** fetch hides the reason in the error's cause. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return String(cause);
  return 'code' in cause ? String(cause.code) : cause.message;
}
