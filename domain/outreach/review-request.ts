import { dayMs } from '../time/durations';

/** `waiting`: the client has opened the report. `queued`: the email is in the outbox or was sent. `skipped`: none follows. */
export const reviewStates = ['waiting', 'queued', 'skipped'] as const;
export type ReviewState = (typeof reviewStates)[number];

export const reviewLimits = {
  /** Days from the first time that the client opens the report. */
  afterDays: 2,
  /** Days in which one person is asked once. */
  apartDays: 90,
  /** Days after the report was written in which it makes sense to ask. */
  latestDays: 90,
} as const;

interface Read {
  /** Milliseconds, as below. */
  readonly writtenAt: number;
  readonly openedAt: number;
  /** When this person was last asked, about any job; null for never. */
  readonly askedAt: number | null;
  /** Whether the report is paid for or waived, for good. */
  readonly isSettled: boolean;
}

/**
 * Whether a client is asked for a review now. It depends on nothing but times and the payment, so that every client is
 * asked alike: review sites forbid asking only those who are expected to praise.
 */
export function reviewTiming(
  { writtenAt, openedAt, askedAt, isSettled }: Read,
  now: Date,
): 'wait' | 'ask' | 'skip' {
  const at = now.getTime();
  if (at > writtenAt + reviewLimits.latestDays * dayMs) return 'skip';
  if (at < openedAt + reviewLimits.afterDays * dayMs || !isSettled) return 'wait';
  return askedAt !== null && at < askedAt + reviewLimits.apartDays * dayMs ? 'skip' : 'ask';
}

/** The newest first opening after which a client may be asked at `now`. */
export function openedBefore(now: Date): Date {
  return new Date(now.getTime() - reviewLimits.afterDays * dayMs);
}
