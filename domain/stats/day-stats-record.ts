import { object } from 'yup';
import type { Instant } from '../firestore/instant';
import { collections } from '../firestore/paths';
import { recordType, type Reads } from '../firestore/record-type';
import { instant, numeric, text } from '../firestore/stored-fields';
import type { DayStats } from './day-stats';

const day: Reads<DayStats<Instant>> = object({
  date: text(),
  requests: numeric(),
  referrals: numeric(),
  completed: numeric(),
  counted_at: instant(),
});

/** `stats/{date}`; other documents of the collection have other types. */
export const dayStatsRecord = recordType(collections.stats, day);
