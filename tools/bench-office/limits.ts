import { monthJobs } from './seeded-month';

/** Reads that an opened screen, or a change while it is open, may cost: documents, and counts by the server. */
export const limits = {
  /** A first list, with all else of its page: the user's own record, the cards, the counts beside it. */
  firstList: 25,
  /** The log's first page has 50 entries, as specified, and the Security tab reads ten beside its lists. */
  log: 60,
  /** A month has the jobs that it has: each once, and nothing of what is done, cancelled or of another month. */
  month: monthJobs + 5,
  /** A row changes in place, or comes in. */
  change: 1,
  /**
   * A row leaves a full page. Told are the row that goes, the one that moves up over the page's end, and the one record that
   * this one shows beside its own; a request that is accepted is also a new job, and the jobs' count watches the newest.
   */
  leaving: 4,
  /** Reads with the most records against those with the fewest. */
  ratio: 1.1,
} as const;
