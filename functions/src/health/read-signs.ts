import { Timestamp, type Query } from 'firebase-admin/firestore';
import { collections } from '@domain/firestore/paths';
import type { Erasure } from '../erasure/erasure';
import { isStuck } from '../erasure/is-stuck';
import { firestore } from '../platform/firestore';
import { heartbeatReference, type Heartbeat } from '../sweep/heartbeat';
import type { Signs } from './judge-health';

const overdueMs = 15 * 60_000;
const stuckMs = 30 * 60_000;
/** The delays before the sixth attempt are fifteen minutes in all. */
const refusedAttempts = 6;

/** Reasons that are the provider's, the line's or ours. A 400 is one mail's own, such as an address that is none. */
const commonReasons = [
  ...['401', '403', '429', '500', '502', '503', '504'],
  ...['unreachable', 'ECONNABORTED', 'ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT'],
].map((reason) => `provider:${reason}`);

type RunningFor = Pick<Erasure, 'done' | 'created_at'>;

export interface Found {
  readonly signs: Signs;
  /** Mails that were given up and wait for the office, at most 1,000. */
  readonly deadLetters: number;
}

/** As many as the sweeper goes on with in one round. */
const erasuresAtMost = 20;

/** Six reads, and one more for each erasure that is under way, however much there is. */
export async function readSigns(now: Date): Promise<Found> {
  const ago = (ms: number) => Timestamp.fromMillis(now.getTime() - ms);
  const mail = firestore().collection(collections.mail);
  const [beat, overdue, refused, stuckJob, erasures, dead] = await Promise.all([
    heartbeatReference().get(),
    countOf(
      mail
        .where('state', 'in', ['PENDING', 'RETRY', 'LEASED'])
        .where('next_attempt_at', '<=', ago(overdueMs))
        .limit(1),
    ),
    countOf(
      mail
        .where('state', '==', 'RETRY')
        .where('last_error', 'in', commonReasons)
        .where('attempts', '>=', refusedAttempts)
        .limit(1),
    ),
    countOf(
      firestore()
        .collection(collections.jobDeletions)
        .where('state', '==', 'RUNNING')
        .where('created_at', '<=', ago(stuckMs))
        .limit(1),
    ),
    // Not counted: one that waits for its last mail may be hours old, and of whom it is stays where it is.
    firestore()
      .collection(collections.personErasures)
      .where('state', '==', 'RUNNING')
      .select('done', 'created_at')
      .limit(erasuresAtMost)
      .get(),
    countOf(mail.where('gave_up_at', '>', Timestamp.fromMillis(0)).limit(1000)),
  ]);
  const heartbeat = beat.data() as Heartbeat | undefined;
  return {
    signs: {
      sweptAt: heartbeat?.swept_at.toDate() ?? null,
      failedParts: heartbeat?.failed.length ?? 0,
      overdueMail: overdue > 0,
      refusedMail: refused > 0,
      stuckDeletion:
        stuckJob > 0 || erasures.docs.some((erasure) => isStuck(erasure.data() as RunningFor, now)),
    },
    deadLetters: dead,
  };
}

/** A count costs one read for each thousand entries, and one where there is none. */
async function countOf(query: Query): Promise<number> {
  return (await query.count().get()).data().count;
}
