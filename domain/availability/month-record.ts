import { object } from 'yup';
import type { Instant } from '../firestore/instant';
import { collections } from '../firestore/paths';
import { recordType, type Reads } from '../firestore/record-type';
import { instant, mapOf, text, texts } from '../firestore/stored-fields';
import type { MonthAvailability } from './month';

/** A month as stored, collection `months`, id = the month: what the site is served, written after the days. */
export interface StoredMonth<At> extends MonthAvailability {
  /** Everything that was stored before this moment is in it. */
  readonly read_at: At;
}

const times = mapOf(mapOf(texts()));
const month: Reads<StoredMonth<Instant>> = object({
  month: text(),
  windows: times,
  hours: times,
  read_at: instant(),
});

export const monthRecord = recordType<StoredMonth<Instant>>(collections.months, month);
