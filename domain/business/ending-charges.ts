import { charges } from '@business/charges';
import type { JobEnding } from '../job/job-ending';

/** US dollars charged for each ending without an inspection; 0 for nothing. */
export type EndingCharges = Readonly<Record<JobEnding, number>>;

/** What the business charges. */
export const endingCharges: EndingCharges = charges;
