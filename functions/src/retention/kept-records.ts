import { formLogsKeptDays } from '@domain/business/retention';
import { collections, type CollectionName } from '@domain/firestore/paths';

export interface KeptRecords {
  readonly collection: CollectionName;
  /** The instant from which they are kept. */
  readonly from: string;
  readonly days: number;
}

/** Records that go by themselves, and after how long. What belongs to a job or report goes with that. */
export const keptRecords: readonly KeptRecords[] = [
  { collection: collections.formSubmissionsLog, from: 'created_at', days: formLogsKeptDays },
  { collection: collections.formClients, from: 'last_submission_at', days: formLogsKeptDays },
  { collection: collections.rateLimits, from: 'window_start', days: formLogsKeptDays },
  // A code works for ten minutes; an hour is for the mail that brings it.
  { collection: collections.loginRequests, from: 'created_at', days: 1 / 24 },
  { collection: collections.mailWindows, from: 'last_sent_at', days: 1 },
  { collection: collections.submissions, from: 'expires_at', days: 0 },
  // For a year a link that is over says so; later it is unknown.
  { collection: collections.accessLinks, from: 'expires_at', days: 365 },
];
