import { monthJobs } from './seeded-month';

/**
 * The maximum reads of loading a screen, or of a change while it is displayed: documents and server-side
 * counts.
 */
export const limits = {
  /** A first list with the rest of its page: the user's own record, the cards, and the counts. */
  firstList: 25,
  /** The log's first page has 50 entries, as specified, and the Security tab reads ten besides its lists. */
  log: 60,
  /** All jobs of one month, each once, without completed and canceled jobs. */
  month: monthJobs + 5,
  /** A row is changed or added. */
  change: 1,
  /**
   * A row leaves a full page. It is sent with the row that moves onto the page and the one record shown with
   * that row; an accepted request is also a new job, and the job count listens to the newest.
   */
  leaving: 4,
  /** The maximum ratio of reads between the largest and the smallest size. */
  ratio: 1.1,
} as const;
