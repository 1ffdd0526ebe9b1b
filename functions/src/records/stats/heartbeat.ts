import { Timestamp, type DocumentReference } from 'firebase-admin/firestore';
import { object } from 'yup';
import type { Instant } from '@domain/firestore/instant';
import { collections } from '@domain/firestore/paths';
import { recordType, type Reads } from '@domain/firestore/record-type';
import { instant, listOf, text } from '@domain/firestore/stored-fields';
import { collectionOf } from '../../platform/collection-of';

/** Result of the sweeper's last round, stored beside the figures. */
export interface Heartbeat<At = Timestamp> {
  readonly swept_at: At;
  /** Names of the parts that failed; they are retried in the next round. */
  readonly failed: readonly string[];
}

const heartbeat: Reads<Heartbeat<Instant>> = object({ swept_at: instant(), failed: listOf(text()) });

/** `stats/sweep`; other documents of the collection have other types. */
const heartbeatRecord = recordType(collections.stats, heartbeat);

export function heartbeatReference(): DocumentReference<Heartbeat, Heartbeat> {
  return collectionOf(heartbeatRecord).doc('sweep');
}

export async function writeHeartbeat(failed: readonly string[], now: Date): Promise<void> {
  await heartbeatReference().set({ swept_at: Timestamp.fromDate(now), failed });
}
