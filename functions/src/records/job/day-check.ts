import type { DocumentReference, Timestamp, Transaction } from 'firebase-admin/firestore';
import { object } from 'yup';
import type { Instant } from '@domain/firestore/instant';
import { collections } from '@domain/firestore/paths';
import { recordType, type Reads } from '@domain/firestore/record-type';
import { instant } from '@domain/firestore/stored-fields';
import { collectionOf } from '../../platform/collection-of';

/** When the days were last compared with their jobs. Without it, jobs from before there were days may be missing there. */
export interface DayCheck<At = Timestamp> {
  readonly checked_at: At;
}

const dayCheck: Reads<DayCheck<Instant>> = object({ checked_at: instant() });

/** `stats/days`; other documents of the collection have other types. */
const dayCheckRecord = recordType(collections.stats, dayCheck);

export function dayCheckReference(): DocumentReference<DayCheck, DayCheck> {
  return collectionOf(dayCheckRecord).doc('days');
}

let complete = false;

/** Whether every job is in its day. Once it is so, it stays so, because each job is written with its day. */
export async function daysAreComplete(transaction?: Transaction): Promise<boolean> {
  if (complete) return true;
  const reference = dayCheckReference();
  const snapshot = await (transaction ? transaction.get(reference) : reference.get());
  complete = snapshot.exists;
  return complete;
}
