import type { CollectionReference, DocumentReference, Timestamp } from 'firebase-admin/firestore';
import { object } from 'yup';
import type { Instant } from '@domain/firestore/instant';
import { collections } from '@domain/firestore/paths';
import { recordType, type Reads } from '@domain/firestore/record-type';
import { instant, instantOrNull, numeric, oneOf, text } from '@domain/firestore/stored-fields';
import { clearingStates, type ClearingState } from '@domain/security-log/clear-logs';
import { collectionOf } from '../platform/collection-of';

/** One use of Clear Old Logs and its progress, collection `log_clearings`. */
export interface LogClearing<At = Timestamp> {
  readonly state: ClearingState;
  /** Entries made before it are deleted. */
  readonly cutoff: At;
  /** Log entries deleted so far. */
  readonly deleted: number;
  /** The admin's uid. */
  readonly requested_by: string;
  readonly created_at: At;
  readonly finished_at: At | null;
}

export type ClearingReference = DocumentReference<LogClearing, LogClearing>;

const clearing: Reads<LogClearing<Instant>> = object({
  state: oneOf(clearingStates),
  cutoff: instant(),
  deleted: numeric(),
  requested_by: text(),
  created_at: instant(),
  finished_at: instantOrNull(),
});

const logClearingRecord = recordType(collections.logClearings, clearing);

export function logClearings(): CollectionReference<LogClearing, LogClearing> {
  return collectionOf(logClearingRecord);
}
