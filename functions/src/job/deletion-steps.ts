import { collections, type CollectionName } from '@domain/firestore/paths';
import { clearSessions } from '../payment/end-checkout';
import {
  clearFilm,
  clearReport,
  clearReview,
  clearShare,
  clearVersion,
  type Row,
} from '../report/clear-report';

export interface DeletionStep {
  readonly name: string;
  readonly collection: CollectionName;
  /** The field with the job's id. */
  readonly field: string;
  /** New field values of its documents; null to delete them. */
  readonly becomes: Readonly<Record<string, unknown>> | null;
  /** Whether to add audit entries. */
  readonly audited: boolean;
  /**
   * Deletes what depends on one of them and doesn't store a booking id. Runs before the row is deleted; idempotent.
   */
  readonly clear?: (row: Row) => Promise<void>;
}

/** Rows that belong to a job and are deleted with it. */
const rowsOf = (collection: CollectionName, clear?: DeletionStep['clear']): DeletionStep => ({
  name: collection,
  collection,
  field: 'booking_id',
  becomes: null,
  audited: true,
  ...(clear && { clear }),
});

/** Records that outlive the job and lose their link to it. */
const linksOf = (collection: CollectionName, field: string): DeletionStep => ({
  name: `${collection}.${field}`,
  collection,
  field,
  becomes: { [field]: null },
  audited: true,
});

/**
 * What is deleted with a job, in this order, before the job itself. Retained: its audit trail, the receipts of calls
 * (which expire), the ledger of rewards, and the signed PDFs under legal hold.
 */
export const deletionSteps: readonly DeletionStep[] = [
  rowsOf(collections.reportPayments, clearSessions),
  rowsOf(collections.reportShares, clearShare),
  rowsOf(collections.reportVersions, clearVersion),
  rowsOf(collections.reportReviews, clearReview),
  rowsOf(collections.inspectionReports, clearReport),
  // Also those that no report has.
  {
    name: collections.films,
    collection: collections.films,
    field: 'job_id',
    becomes: null,
    audited: false,
    clear: clearFilm,
  },
  rowsOf(collections.followUpQuestionnaires),
  rowsOf(collections.sewerScopeQuestionnaires),
  rowsOf(collections.agreements),
  rowsOf(collections.mediaReleases),
  linksOf(collections.leads, 'booking_id'),
  linksOf(collections.leads, 'forms_booking_id'),
  linksOf(collections.referrals, 'booking_id'),
  linksOf(collections.referrals, 'forms_booking_id'),
  // After the documents, because storing their PDF queues an email with the copy.
  { name: 'mail', collection: collections.mail, field: 'subject.id', becomes: null, audited: false },
  {
    name: 'logs',
    collection: collections.formSubmissionsLog,
    field: 'record.id',
    becomes: { record: null },
    audited: false,
  },
  // A key without a subject shows the appointment as cancelled; without the key, the link would be unknown.
  {
    name: 'keys',
    collection: collections.accessLinks,
    field: 'subject',
    becomes: { subject: null },
    audited: false,
  },
];
