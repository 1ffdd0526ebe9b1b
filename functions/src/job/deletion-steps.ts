import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { collections, type CollectionName } from '@domain/firestore/paths';
import { clearReport, clearShare, clearVersion } from '../report/clear-report';

export interface DeletionStep {
  readonly name: string;
  readonly collection: CollectionName;
  /** The field that has the booking's id. */
  readonly field: string;
  /** What its documents become; null where they go. */
  readonly becomes: Readonly<Record<string, unknown>> | null;
  /** Whether their trails say so. */
  readonly audited: boolean;
  /** Takes along what hangs on one of them and has no field of the booking's; before it goes, and again after a break. */
  readonly clear?: (row: DocumentSnapshot) => Promise<void>;
}

/** Rows that belong to a job and go with it. */
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
 * What goes with a job, in this order, before the job itself: all but its audit trail, the receipts of calls, which end by
 * themselves, the ledger of rewards, and the signed PDFs that are held.
 */
export const deletionSteps: readonly DeletionStep[] = [
  rowsOf(collections.reportPayments),
  rowsOf(collections.reportShares, clearShare),
  rowsOf(collections.reportVersions, clearVersion),
  rowsOf(collections.inspectionReports, clearReport),
  rowsOf(collections.followUpQuestionnaires),
  rowsOf(collections.sewerScopeQuestionnaires),
  rowsOf(collections.agreements),
  rowsOf(collections.mediaReleases),
  linksOf(collections.leads, 'booking_id'),
  linksOf(collections.leads, 'forms_booking_id'),
  linksOf(collections.referrals, 'booking_id'),
  linksOf(collections.referrals, 'forms_booking_id'),
  // After the papers, whose copies are mailed when their PDF is there.
  { name: 'mail', collection: collections.mail, field: 'subject.id', becomes: null, audited: false },
  {
    name: 'logs',
    collection: collections.formSubmissionsLog,
    field: 'record.id',
    becomes: { record: null },
    audited: false,
  },
  // A key without a subject says that its appointment will not be; without the key, its link would be called unknown.
  {
    name: 'keys',
    collection: collections.accessLinks,
    field: 'subject',
    becomes: { subject: null },
    audited: false,
  },
];
