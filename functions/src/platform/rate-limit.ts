import { Timestamp, type DocumentSnapshot, type Transaction } from 'firebase-admin/firestore';
import { AppError } from '@domain/errors/app-error';
import { collections } from '@domain/firestore/paths';
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
  const snapshot = await transaction.get(reference);
  const decision = countAttempt(windowIn(snapshot), limit, now.getTime());
  return {
    ...decision,
    record: () => {
      transaction.set(reference, {
        form_type: formType,
        client_ip: client,
        submission_count: decision.next.count,
        window_start: Timestamp.fromMillis(decision.next.startedAt),
        created_at: (snapshot.get('created_at') as Timestamp | undefined) ?? Timestamp.fromDate(now),
      });
    },
  };
}

function windowIn(snapshot: DocumentSnapshot): RateWindow | null {
  if (!snapshot.exists) return null;
  return {
    count: snapshot.get('submission_count') as number,
    startedAt: (snapshot.get('window_start') as Timestamp).toMillis(),
  };
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
