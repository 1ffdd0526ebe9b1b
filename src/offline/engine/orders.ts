import { isWaiting, type Sendable } from './sendable';

/** Which entries are sent in which order. */
export interface Order<Entry> {
  /** The lane of an entry. A lane has one sender among all tabs, so its name must be unique on the device. */
  readonly laneOf: (entry: Entry) => string;
  /** The entry of a lane to attempt next; null if there is none. `entries` are the lane's, in the store's order. */
  readonly next: (entries: readonly Entry[], now: Candidates<Entry>) => Entry | null;
}

interface Candidates<Entry> {
  /** False for an entry that this run has tried, or for which the server asked to wait. */
  readonly mayTry: (entry: Entry) => boolean;
  /** Whether any tab tried it a moment ago. */
  readonly wasJustTried: (entry: Entry) => boolean;
}

/** Entries are independent: tabs may send different ones at once, and none waits for another. */
export function independent<Entry extends Sendable>(): Order<Entry> {
  return { laneOf: ({ id }) => id, next: anyOf };
}

/** One entry at a time among all tabs. An entry that fails doesn't hold up the others. */
export function oneAtATime<Entry extends Sendable>(lane: string): Order<Entry> {
  return { laneOf: () => lane, next: anyOf };
}

/**
 * Strictly in order within a lane: an entry that fails or is refused holds up those after it.
 * @param isPassed whether a settled entry holds up nothing
 */
export function inLanes<Entry extends Sendable>(
  laneOf: (entry: Entry) => string,
  isPassed: (entry: Entry) => boolean,
): Order<Entry> {
  return {
    laneOf,
    next(entries, { mayTry }) {
      const first = entries.find((entry) => isWaiting(entry) || !isPassed(entry));
      // It is tried even if it was a moment ago, because the others can't be.
      return first && isWaiting(first) && mayTry(first) ? first : null;
    },
  };
}

function anyOf<Entry extends Sendable>(
  entries: readonly Entry[],
  { mayTry, wasJustTried }: Candidates<Entry>,
): Entry | null {
  return entries.find((entry) => isWaiting(entry) && mayTry(entry) && !wasJustTried(entry)) ?? null;
}
