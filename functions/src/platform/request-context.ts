import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { Caller } from './authorise';

/** What stands on every log line of one call, request or event. Nothing in it names a person. */
export interface RequestContext {
  /** The deployed name. */
  readonly name: string;
  /** 12 hexadecimal characters: what a person reads to us from the screen, and what the log is searched for. */
  readonly requestId: string;
  /** Milliseconds, by the process's own steady clock. */
  readonly begunAt: number;
  /** Null until it is known who calls, and where nobody does. */
  caller: Caller['kind'] | null;
}

type Headers = Readonly<Record<string, string | string[] | undefined>>;

const current = new AsyncLocalStorage<RequestContext>();

/** Runs the work of one call; whatever it logs, however deep, carries its id. */
export function inContext<Result>(
  name: string,
  headers: Headers,
  work: (context: RequestContext) => Promise<Result>,
): Promise<Result> {
  const context = { name, requestId: requestIdOf(headers), begunAt: performance.now(), caller: null };
  return current.run(context, () => work(context));
}

/** The call that is being worked on; undefined outside any. */
export function requestContext(): RequestContext | undefined {
  return current.getStore();
}

/**
 * The beginning of the trace that the platform, or the caller, has given the request, so that our lines are found from its
 * own; made where there is none. Only hexadecimal digits of it are taken, as a caller may write what they like.
 */
function requestIdOf(headers: Headers): string {
  const trace =
    /^([0-9a-f]{32})\//i.exec(String(headers['x-cloud-trace-context'] ?? '')) ??
    /^[0-9a-f]{2}-([0-9a-f]{32})-/i.exec(String(headers.traceparent ?? ''));
  return trace?.[1] ? trace[1].slice(0, 12).toLowerCase() : randomBytes(6).toString('hex');
}
