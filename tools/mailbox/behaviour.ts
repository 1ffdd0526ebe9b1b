import { isFields } from './fields';

/** How the mailbox answers one call; it keeps a mail only where it accepts it. */
export type Answer =
  | { readonly mode: 'accept' }
  /** `retryAfter` is sent as it stands. */
  | { readonly mode: 'status'; readonly status: number; readonly retryAfter?: number | string }
  /** 200 and a page, as a proxy or a portal in between answers. */
  | { readonly mode: 'page' }
  /** 200 and JSON that breaks off. */
  | { readonly mode: 'broken' }
  /** Nothing, for as long as the caller waits. */
  | { readonly mode: 'silence' }
  /** The beginning of a 503, and then nothing more. */
  | { readonly mode: 'stall' }
  /** The connection breaks. */
  | { readonly mode: 'reset' };

/** What the mailbox does with the next calls: one answer, a number of `times`, or several in turn. */
export type Behaviour = (Answer & { readonly times: number }) | { readonly turns: readonly Answer[] };

export const accepting: Behaviour = { mode: 'accept', times: Number.MAX_SAFE_INTEGER };

const plainModes = ['accept', 'page', 'broken', 'silence', 'stall', 'reset'] as const;

/** Null if `value` is no behaviour. Without `times`, every call is answered so until the behaviour is set again. */
export function parseBehaviour(value: unknown): Behaviour | null {
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
  const { mode, status, retryAfter } = value;
  if (mode !== 'status' || typeof status !== 'number' || status < 400 || status > 599) return null;
  const told = typeof retryAfter === 'number' || typeof retryAfter === 'string';
  return { mode, status, ...(told && { retryAfter }) };
}

/** The answer to the next call, and the behaviour after it. */
export function nextAnswer(behaviour: Behaviour): { readonly answer: Answer; readonly then: Behaviour } {
  if ('turns' in behaviour) {
    const [answer = { mode: 'accept' as const }, ...others] = behaviour.turns;
    return { answer, then: { turns: [...others, answer] } };
  }
  const { times, ...answer } = behaviour;
  return { answer, then: times > 1 ? { ...answer, times: times - 1 } : accepting };
}
