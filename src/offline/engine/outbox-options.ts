import type { EntryStore } from './entry-store';
import type { Order } from './orders';
import type { Sendable } from './sendable';

/** What is known at the end of a failed attempt. */
export interface FailedAttempt<Entry> {
  /** The entry as it was before the attempt. */
  readonly entry: Entry;
  /** Whether the browser was offline from the beginning of the attempt to its end. */
  readonly stayedOffline: boolean;
  readonly now: number;
}

export interface Verdict<Entry extends Sendable> {
  /** What to store: at least the next state, and whether the server may have accepted the entry. */
  readonly change: Partial<Entry> & Pick<Entry, 'state' | 'outcomeUnknown'>;
  /** Whether no other entry can be sent either. */
  readonly unreachable: boolean;
}

export interface Round {
  /** Whether the server settled anything. */
  readonly settledAny: boolean;
  /** Whether nothing is left to send. */
  readonly allSettled: boolean;
}

export interface OutboxOptions<Entry extends Sendable, Answer> {
  readonly store: EntryStore<Entry>;
  readonly order: Order<Entry>;
  /** Sends an entry, given as it was before the attempt. @throws if it is unknown whether it arrived, or refused. */
  readonly send: (entry: Entry) => Promise<Answer>;
  /**
   * Stores the answer, in one transaction, and notifies all tabs. Returns the entry as it is stored then, or would be;
   * null where it is gone.
   */
  readonly settle: (sent: Entry, answer: Answer, now: number) => Promise<Entry | null>;
  /** What a failed attempt means. */
  readonly judge: (failure: unknown, attempt: FailedAttempt<Entry>) => Verdict<Entry>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** How long `sendNow` waits. The attempt continues. */
  readonly patienceMs: number;
  /** How long `send` may take. An attempt that began longer ago belongs to a suspended tab, and is taken over. */
  readonly attemptLimitMs: number;
  /** For an entry that can't be sent yet, returns what to store; null for one that can. */
  readonly hold?: (entry: Entry) => Promise<((stored: Entry) => Entry) | null>;
  /**
   * Changes to an entry whose attempt begins, or null to send nothing. `pressed`: a person waits for its result.
   */
  readonly begin?: (entry: Entry, pressed: boolean) => Entry | null;
  /** Whether an entry still has the content that was sent; by default it can't change. */
  readonly isUnedited?: (stored: Entry, sent: Entry) => boolean;
  /** Whether a new entry is sent at once; by default the caller that adds it calls `sendNow`. */
  readonly sendsNewAtOnce?: boolean;
  /** Runs each round of a started outbox, for what has to happen before and after it. */
  readonly aroundRound?: (round: () => Promise<Round>) => Promise<Round>;
  /** Called when something waits while the device is offline. */
  readonly onOffline?: () => void;
}
