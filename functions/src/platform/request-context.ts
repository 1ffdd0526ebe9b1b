import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { Settings } from '@domain/settings/settings';
import type { Caller } from './authorize';

/** The fields of every log entry of one call, request or event; no personal data. */
export interface RequestContext {
  /** The deployed name. */
  readonly name: string;
  /** 12 hexadecimal characters, shown on screens as the reference and searchable in the logs. */
  readonly requestId: string;
  /** Milliseconds, by the process's monotonic clock. */
  readonly begunAt: number;
  /** Null before authorization, and for events. */
  caller: Caller['kind'] | null;
  /** As of its beginning; null until they are loaded. Read them with `settingsNow`. */
  settings: Settings | null;
  /** Of an email that is composed to be looked at; null for all other work. */
  readonly preview: EmailPreview | null;
}

/** Its links have a key that opens nothing. */
export interface EmailPreview {
  /** Whether words of the owner were left for the standard ones, because they don't fit the email’s record. */
  standard: boolean;
}

type Headers = Readonly<Record<string, string | string[] | undefined>>;

const current = new AsyncLocalStorage<RequestContext>();

/** Runs the work of one call; all of its log entries have its id. */
export function inContext<Result>(
  name: string,
  headers: Headers,
  work: (context: RequestContext) => Promise<Result>,
): Promise<Result> {
  const context: RequestContext = {
    name,
    requestId: requestIdOf(headers),
    begunAt: performance.now(),
    caller: null,
    settings: null,
    preview: null,
  };
  return current.run(context, () => work(context));
}

/** Composes an email to be looked at, under settings that may not be saved. */
export async function inPreview<Result>(
  settings: Settings,
  work: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly standard: boolean }> {
  const context = current.getStore();
  if (!context) throw new Error('a preview is composed outside a call');
  const preview: EmailPreview = { standard: false };
  const result = await current.run({ ...context, settings, preview }, work);
  return { result, standard: preview.standard };
}

/** The context of the current call; undefined outside any. */
export function requestContext(): RequestContext | undefined {
  return current.getStore();
}

/**
 * The start of the request's trace id, so that our log entries can be found from the platform's; random without one.
 * Only hexadecimal digits are accepted, because callers can send anything.
 */
function requestIdOf(headers: Headers): string {
  const trace =
    /^([0-9a-f]{32})\//i.exec(String(headers['x-cloud-trace-context'] ?? '')) ??
    /^[0-9a-f]{2}-([0-9a-f]{32})-/i.exec(String(headers.traceparent ?? ''));
  return trace?.[1] ? trace[1].slice(0, 12).toLowerCase() : randomBytes(6).toString('hex');
}
