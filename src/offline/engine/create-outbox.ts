import { within } from '@domain/time/within';
import { reportedAs } from '@/logging/report-fault';
import { withEntryLock } from './entry-lock';
import { startRounds, type Rounds } from './rounds';
import { attempt, type Attempt } from './attempt';
import type { OutboxOptions, Round } from './outbox-options';
import { isWaiting, longestWaitMs, type Sendable } from './sendable';

export interface Outbox<Entry> {
  /**
   * Sends a lane's entries now, because a person waits for the result of `pressedId`, by default the lane's only entry.
   * Returns the last attempt; null if it takes longer than `patienceMs`, or the device refuses. Never throws.
   */
  readonly sendNow: (lane: string, pressedId?: string) => Promise<Attempt<Entry> | null>;
  /**
   * Sends everything that waits, until the server can't be reached. Skips lanes that another tab is sending.
   * @param quietMs skip entries tried within this time
   * @throws Error if the device's database refuses.
   */
  readonly round: (quietMs?: number) => Promise<Round>;
  /** Runs rounds from now on, as `startRounds`. Only the first call has an effect. */
  readonly start: () => void;
  /** Runs a round now, once started. */
  readonly wake: () => void;
}

/** How much longer than `attemptLimitMs` an attempt may seem to take. */
const limitSlackMs = 10_000;

/**
 * An outbox: sends entries of a store, in an order, until the server has answered each of them.
 *
 * An attempt is claimed with a lock on the entry's lane, which one tab has at a time, and taken over from a suspended
 * tab. Before anything leaves the device, the entry is stored as `sending` with an unknown outcome, so that a page that
 * ends at any time leaves an entry that is sent again under its idempotency key. The answer is stored by `settle`, and
 * a failure as `judge` says, unless the entry was edited or settled meanwhile.
 */
export function createOutbox<Entry extends Sendable, Answer>(
  options: OutboxOptions<Entry, Answer>,
): Outbox<Entry> {
  const { store, order, now, attemptLimitMs, aroundRound = (run) => run() } = options;
  let rounds: Rounds | null = null;

  async function waiting(): Promise<readonly Entry[]> {
    return (await store.list()).filter(isWaiting);
  }

  async function inLane(lane: string): Promise<readonly Entry[]> {
    return (await store.list()).filter((entry) => order.laneOf(entry) === lane);
  }

  /** Whether the attempt began longer ago than any takes, so that the tab holding the lock is suspended. */
  function isAbandoned({ state, changedAt }: Entry): boolean {
    return state === 'sending' && Math.abs(now() - changedAt) > attemptLimitMs + limitSlackMs;
  }

  function mustWait({ notBefore }: Entry): boolean {
    return notBefore > now() && notBefore - now() <= longestWaitMs;
  }

  /** A time in the future means that the clock was set back, and must not delay the entry. */
  function wasJustTried({ attempts, changedAt }: Entry, quietMs: number): boolean {
    return attempts > 0 && changedAt <= now() && now() - changedAt < quietMs;
  }

  async function hold(entry: Entry): Promise<boolean> {
    const held = await options.hold?.(entry);
    if (!held) return false;
    await store.update(entry.id, (stored) => (isWaiting(stored) ? held(stored) : null));
    return true;
  }

  interface LaneOptions {
    /** How long to wait for another tab. */
    readonly patienceMs: number;
    readonly quietMs: number;
    readonly pressedId?: string;
  }

  /** Null where another tab has the lane. @throws Error if the device's database refuses. */
  async function sendLane(lane: string, { patienceMs, quietMs, pressedId }: LaneOptions) {
    const steal = (await inLane(lane)).some(isAbandoned);
    return withEntryLock(lane, { patienceMs, steal }, async () => {
      const tried = new Set<string>();
      let last: Attempt<Entry> = { outcome: 'none', entry: null };
      let settledAny = false;
      while (last.outcome !== 'unreachable') {
        // Read again each time, because entries are added and removed meanwhile.
        const next = order.next(await inLane(lane), {
          mayTry: (entry) => !tried.has(entry.id) && !mustWait(entry),
          wasJustTried: (entry) => wasJustTried(entry, quietMs),
        });
        if (next === null) break;
        tried.add(next.id);
        const held = await hold(next);
        last = held
          ? { outcome: 'waiting', entry: null }
          : await attempt(next, next.id === pressedId, options);
        settledAny ||= last.outcome === 'sent' || last.outcome === 'refused';
      }
      return { last, settledAny };
    });
  }

  async function round(quietMs = 0): Promise<Round> {
    let settledAny = false;
    for (const lane of new Set((await waiting()).map(order.laneOf))) {
      const result = await sendLane(lane, { patienceMs: 0, quietMs });
      settledAny ||= result?.settledAny === true;
      if (result?.last.outcome === 'unreachable') break;
    }
    return { settledAny, allSettled: (await waiting()).length === 0 };
  }

  return {
    round,
    sendNow(lane, pressedId = lane) {
      const { patienceMs } = options;
      const sending = sendLane(lane, { patienceMs, quietMs: 0, pressedId }).then(
        (result) => result && result.last,
        reportedAs('an entry not sent', null),
      );
      return within(patienceMs, sending, () => null);
    },
    start() {
      if (rounds) return;
      rounds = startRounds({
        async go(quietMs) {
          const { settledAny, allSettled } = await aroundRound(() => round(quietMs));
          return settledAny || allSettled;
        },
        async left() {
          const left = await waiting();
          if (left.length === 0) return 'nothing';
          return options.sendsNewAtOnce && left.some(({ attempts }) => attempts === 0) ? 'now' : 'later';
        },
        ...(options.onOffline && { onOffline: options.onOffline }),
      });
      store.watch(rounds.plan);
      rounds.wake();
    },
    wake: () => rounds?.wake(),
  };
}
