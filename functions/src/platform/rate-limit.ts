import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { AppError } from '@domain/errors/app-error';
import { collections } from '@domain/firestore/paths';
import { isViolation } from '@domain/rate-limit/violation';
import {
  countAttempt,
  waitSentence,
  type RateDecision,
  type RateLimit,
  type RateWindow,
} from '@domain/rate-limit/window';
import { config } from './config';
import { firestore } from './firestore';
import { pseudonym } from './hash';

/** One window of a client at a form type, collection `rate_limits`. */
interface StoredRate {
  readonly submission_count: number;
  readonly violation?: boolean;
  readonly window_start: Timestamp;
}

export interface RateCount extends RateDecision {
  /** Writes the attempt; for a refused one this is all that its transaction writes. */
  readonly record: () => void;
}

/** Counts an attempt of a client at a form type within a transaction that still reads. */
export async function countRate(
  transaction: Transaction,
  formType: string,
  client: string,
  now: Date,
  limit: RateLimit = config.publicFormLimit,
): Promise<RateCount> {
  const reference = firestore()
    .collection(collections.rateLimits)
    .doc(pseudonym('rate', `${formType}:${client}`));
  const stored = (await transaction.get(reference)).data() as StoredRate | undefined;
  const open = stored ? windowIn(stored) : null;
  const decision = countAttempt(open, limit, now.getTime());
  const { count, startedAt } = decision.next;
  return {
    ...decision,
    record: () => {
      // A violated window stays beside the one that takes its place: the office has to see it.
      if (stored && open && open.startedAt !== startedAt && isViolation(stored)) {
        transaction.set(reference.parent.doc(`${reference.id}_${open.startedAt}`), stored);
      }
      const start = Timestamp.fromMillis(startedAt);
      transaction.set(reference, {
        form_type: formType,
        client_ip: client,
        submission_count: count,
        violation: count > limit.accepted,
        window_start: start,
        created_at: start,
      });
    },
  };
}

function windowIn({ submission_count, window_start }: StoredRate): RateWindow {
  return { count: submission_count, startedAt: window_start.toMillis() };
}

/** The refusal of a client over the limit. */
export function rateLimited(count: RateDecision): AppError {
  return new AppError(
    'rate-limited',
    `attempt ${count.next.count} in the window`,
    waitSentence(count.retryAfterSeconds),
    {
      retryAfterSeconds: count.retryAfterSeconds,
    },
  );
}
