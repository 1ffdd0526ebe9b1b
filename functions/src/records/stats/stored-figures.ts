import type { CollectionReference, DocumentReference, Timestamp } from 'firebase-admin/firestore';
import type { DayStats } from '@domain/stats/day-stats';
import { dayStatsRecord } from '@domain/stats/day-stats-record';
import { officeFiguresId, type OfficeFigures } from '@domain/stats/office-figures';
import { officeFiguresRecord } from '@domain/stats/office-figures-record';
import { collectionOf } from '../../platform/collection-of';

/** `stats/current` as stored. */
export type StoredFigures = OfficeFigures<Timestamp>;

/** `stats/{date}` as stored. */
export type StoredDay = DayStats<Timestamp>;

export function figuresReference(): DocumentReference<StoredFigures, StoredFigures> {
  return collectionOf(officeFiguresRecord).doc(officeFiguresId);
}

/** The documents of single days, by date. */
export function storedDays(): CollectionReference<StoredDay, StoredDay> {
  return collectionOf(dayStatsRecord);
}
