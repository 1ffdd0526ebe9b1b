import type { OutboxOptions, Verdict } from './outbox-options';
import { isWaiting, type Sendable } from './sendable';

/**
 * sent: the server has answered. refused: it needs attention. waiting: it is retried. unreachable: no other entry can be
 * sent either. none: nothing was attempted.
 */
export type AttemptOutcome = 'sent' | 'refused' | 'waiting' | 'unreachable' | 'none';

export interface Attempt<Entry> {
  readonly outcome: AttemptOutcome;
  /** The entry after the attempt; null where it is gone, or nothing was attempted. */
  readonly entry: Entry | null;
}

/**
 * Attempts to send one entry. The caller holds the lock of its lane. `pressed`: a person waits for the result.
 * @throws Error if the device's database refuses.
 */
export async function attempt<Entry extends Sendable, Answer>(
  { id }: Entry,
  pressed: boolean,
  options: OutboxOptions<Entry, Answer>,
): Promise<Attempt<Entry>> {
  const { now } = options;
  const claimed = await claim(id, pressed, options);
  if (claimed === null) return { outcome: 'none', entry: null };
  const { before, begun } = claimed;
  const offline = !navigator.onLine;
  let answer: Answer;
  try {
    answer = await options.send(before);
  } catch (failure) {
    const stayedOffline = offline && !navigator.onLine;
    return fail(begun, options.judge(failure, { entry: before, stayedOffline, now: now() }), options);
  }
  return { outcome: 'sent', entry: await options.settle(begun, answer, now()) };
}

/** Marks the entry as being sent, before anything leaves the device. Null if there is nothing to send. */
async function claim<Entry extends Sendable, Answer>(
  id: string,
  pressed: boolean,
  { store, now, begin = (entry) => entry }: OutboxOptions<Entry, Answer>,
): Promise<{ readonly before: Entry; readonly begun: Entry } | null> {
  const seen: { before?: Entry } = {};
  const begun = await store.update(id, (stored) => {
    const ready = isWaiting(stored) ? begin(stored, pressed) : null;
    if (ready === null) return null;
    seen.before = stored;
    const attempts = stored.attempts + 1;
    return { ...ready, state: 'sending', attempts, changedAt: now(), outcomeUnknown: true };
  });
  return begun && seen.before ? { before: seen.before, begun } : null;
}

/** Stores a verdict, unless the entry was edited or settled during the attempt. */
async function fail<Entry extends Sendable, Answer>(
  begun: Entry,
  { change, unreachable }: Verdict<Entry>,
  { store, now, isUnedited = () => true }: OutboxOptions<Entry, Answer>,
): Promise<Attempt<Entry>> {
  const verdict = { ...change, changedAt: now() };
  const stored = await store.update(begun.id, (entry) => {
    const same = entry.state === 'sending' && entry.idempotencyKey === begun.idempotencyKey;
    return same && isUnedited(entry, begun) ? { ...entry, ...verdict } : null;
  });
  const outcome = isWaiting(verdict) ? (unreachable ? 'unreachable' : 'waiting') : 'refused';
  return { outcome, entry: stored ?? { ...begun, ...verdict } };
}
