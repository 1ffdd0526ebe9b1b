import { monthJobs } from './seeded-month';

/** The Dashboard: the figures, and nine lists of open work, of each the first page at most. */
const dashboard = 200;

/**
 * The maximum reads of loading a screen, or of a change while it is displayed: documents and server-side
 * counts.
 */
export const limits = {
  /** A first list, the user's own record, the team, the cards, the counts, and the work that needs attention. */
  firstList: 95,
  dashboard,
  /** The log's first page has 50 entries, as specified, and the Security tab reads fifteen besides its lists. */
  log: 65,
  /** All jobs of one month, each once, without completed and canceled jobs, over the Dashboard. */
  month: monthJobs + dashboard,
  /**
   * A row is changed or added: it is sent to each list that has it, the list on screen and one of the open work, and
   * the server counts these lists again.
   */
  change: 4,
  /**
   * A row leaves a full page. It is sent with the row that moves onto the page and the one record shown with
   * that row, for each list that had it; an accepted request is also a new job. The server counts each list again.
   */
  leaving: 7,
  /** A month of available times, for a visitor of the site. */
  availableMonth: 1,
  /** The maximum ratio of reads between the largest and the smallest size. */
  ratio: 1.1,
} as const;
