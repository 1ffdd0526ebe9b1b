import { isFields } from './fields';

/** How the mailbox answers a request; it stores an email only if it accepts it. */
export type Answer =
  | { readonly mode: 'accept' }
  /** `retryAfter` is sent unchanged; `code` is Twilio's, for a text message. */
  | {
      readonly mode: 'status';
      readonly status: number;
      readonly retryAfter?: number | string;
      readonly code?: number;
    }
  /** Status 200 with an HTML page, as from a proxy or captive portal. */
  | { readonly mode: 'page' }
  /** Status 200 with truncated JSON. */
  | { readonly mode: 'broken' }
  /** A text message is stored, but there is no response until the caller gives up. */
  | { readonly mode: 'swallow' }
  /** No response until the caller gives up. */
  | { readonly mode: 'silence' }
  /** The start of a 503 response, then nothing. */
  | { readonly mode: 'stall' }
  /** The connection is reset. */
  | { readonly mode: 'reset' };

/** How the mailbox answers the next requests: one answer, a number of `times`, or several in sequence. */
export type Behavior = (Answer & { readonly times: number }) | { readonly turns: readonly Answer[] };

export const accepting: Behavior = { mode: 'accept', times: Number.MAX_SAFE_INTEGER };

const plainModes = ['accept', 'page', 'broken', 'swallow', 'silence', 'stall', 'reset'] as const;

/** Null if `value` is not a valid behavior. Without `times`, it applies until the behavior is set again. */
export function parseBehavior(value: unknown): Behavior | null {
  if (!isFields(value)) return null;
  if (Array.isArray(value.turns)) {
    const turns = value.turns.map(parseAnswer);
    return turns.length > 0 && turns.every((turn) => turn !== null) ? { turns } : null;
  }
  const answer = parseAnswer(value);
  const { times = Number.MAX_SAFE_INTEGER } = value;
  return answer !== null && typeof times === 'number' && times >= 1 ? { ...answer, times } : null;
}

function parseAnswer(value: unknown): Answer | null {
  if (!isFields(value)) return null;
  const plain = plainModes.find((mode) => mode === value.mode);
  if (plain) return { mode: plain };
  const { mode, status, retryAfter, code } = value;
  if (mode !== 'status' || typeof status !== 'number' || status < 400 || status > 599) return null;
  const stated = typeof retryAfter === 'number' || typeof retryAfter === 'string';
  return { mode, status, ...(stated && { retryAfter }), ...(typeof code === 'number' && { code }) };
}

/** The answer to the next request and the behavior after it. */
export function nextAnswer(behavior: Behavior): { readonly answer: Answer; readonly then: Behavior } {
  if ('turns' in behavior) {
    const [answer = { mode: 'accept' as const }, ...others] = behavior.turns;
    return { answer, then: { turns: [...others, answer] } };
  }
  const { times, ...answer } = behavior;
  return { answer, then: times > 1 ? { ...answer, times: times - 1 } : accepting };
}
