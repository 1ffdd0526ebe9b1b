import type { JobEnding } from '../job/job-ending';

/** US dollars charged for each ending without an inspection; 0 for nothing. */
export type EndingCharges = Readonly<Record<JobEnding, number>>;

/**
 * What the business charges. The appointment page, the emails about an appointment, the terms and the agreement say
 * each amount above 0 beforehand. The agreement's text changes with it, so offer a new version of it
 * (docs/legal-texts.md).
 */
export const endingCharges: EndingCharges = {
  cancelled_late: 0,
  no_show: 0,
  turned_away: 0,
  not_inspected: 0,
};
