import {
  formLogRetentionDays,
  ledgerRetentionDays,
  mailRetentionDays,
  reportRetentionDays,
} from '@domain/business/retention';
import { collections, type CollectionName } from '@domain/firestore/paths';

export interface RetainedRecords {
  readonly collection: CollectionName;
  /** The field from which the retention time counts. */
  readonly from: string;
  readonly days: number;
}

/** Records that expire automatically, and after how long. What belongs to a job or report is deleted with it. */
export const retainedRecords: readonly RetainedRecords[] = [
  { collection: collections.formSubmissionsLog, from: 'created_at', days: formLogRetentionDays },
  { collection: collections.formClients, from: 'last_submission_at', days: formLogRetentionDays },
  { collection: collections.rateLimits, from: 'window_start', days: formLogRetentionDays },
  // Long after its email was sent or given up.
  { collection: collections.requestNotices, from: 'created_at', days: formLogRetentionDays },
  // An acceptance can be undone for a minute.
  { collection: collections.acceptances, from: 'accepted_at', days: 1 / 24 },
  // A merge or a split can be undone for a minute; the audit trail has it for good.
  { collection: collections.propertyMoves, from: 'finished_at', days: 1 },
  // A code works for ten minutes; an hour covers delays of its email.
  { collection: collections.loginRequests, from: 'created_at', days: 1 / 24 },
  // They lapse a day after the calendar was last read.
  { collection: collections.busyTimes, from: 'lapses_at', days: 1 },
  // For a month after it ended, an invitation is listed as expired.
  { collection: collections.accountLinks, from: 'expires_at', days: 30 },
  // Clients come back as long as there are reports.
  { collection: collections.portalBrowsers, from: 'signed_in_at', days: reportRetentionDays },
  { collection: collections.ledger, from: 'at', days: ledgerRetentionDays },
  // Undeliverable emails are given up after days, so none this old is still queued.
  { collection: collections.mail, from: 'created_at', days: mailRetentionDays },
  { collection: collections.mailWindows, from: 'last_sent_at', days: 1 },
  { collection: collections.mailAllowances, from: 'day_start', days: 2 },
  // A device whose push service has forgotten it ends at the next notice.
  { collection: collections.pushSubscriptions, from: 'created_at', days: mailRetentionDays },
  { collection: collections.submissions, from: 'expires_at', days: 0 },
  // For a year after it ends, a link is shown as expired; after that it is unknown.
  { collection: collections.accessLinks, from: 'expires_at', days: 365 },
];
