import { Timestamp, type DocumentReference } from 'firebase-admin/firestore';
import { collections } from '@domain/firestore/paths';
import { firestore } from '../../platform/firestore';

/** Result of the sweeper's last round, stored beside the figures. */
export interface Heartbeat {
  readonly swept_at: Timestamp;
  /** Names of the parts that failed; they are retried in the next round. */
  readonly failed: readonly string[];
}

export function heartbeatReference(): DocumentReference {
  return firestore().collection(collections.stats).doc('sweep');
}

export async function writeHeartbeat(failed: readonly string[], now: Date): Promise<void> {
  await heartbeatReference().set({ swept_at: Timestamp.fromDate(now), failed } satisfies Heartbeat);
}
