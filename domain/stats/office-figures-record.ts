import { object } from 'yup';
import type { Instant } from '../firestore/instant';
import { collections } from '../firestore/paths';
import { recordType, type Reads } from '../firestore/record-type';
import { instant, map, mapOf, numeric, text } from '../firestore/stored-fields';
import { noEndings, type OfficeFigures } from './office-figures';

const figures: Reads<OfficeFigures<Instant>> = object({
  today: text(),
  cards: map({
    referrals_week: numeric(),
    booked_week: numeric(),
    completed_week: numeric(),
    unpaid: numeric(),
    rewards_due: numeric(),
    follow_up: numeric(),
  }),
  week: map({
    requests: numeric(),
    paid: numeric(),
    inspector_referrals: numeric(),
    differences: numeric().default(0),
    turnaround: map({ in_time: numeric(), late: numeric(), waiting: numeric(), overdue: numeric() }),
    endings: map({
      cancelled: numeric(),
      cancelled_late: numeric(),
      no_show: numeric(),
      turned_away: numeric(),
      not_inspected: numeric(),
    }).default(noEndings),
  }),
  total_referrals: numeric(),
  days: mapOf(map({ requests: numeric(), referrals: numeric(), completed: numeric() })),
  next_day: text(),
  counted_at: instant(),
});

/** `stats/current`; other documents of the collection have other types. */
export const officeFiguresRecord = recordType(collections.stats, figures);
