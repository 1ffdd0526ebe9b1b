import type { SigningType } from '@domain/legal/legal-text';
import type { Agreement, MediaRelease } from '@domain/legal/signed-document';
import { deviceNote } from '@domain/legal/signed-with';
import { agreementRecord, mediaReleaseRecord } from '@domain/legal/signed-document-record';
import { releaseNote } from '@/features/jobs/forms/release-note';
import { rowsOf, type ListedRow, type ListQuery, type Rows } from '@/firebase/lists/list-query';

/** A signed document in a customer's list. */
export interface SignedRow extends ListedRow {
  readonly type: SigningType;
  readonly bookingId: string;
  readonly signer: string;
  readonly address: string;
  /** ISO 8601. */
  readonly signedAt: string;
  /** On whose device it was signed. */
  readonly device: string;
  readonly hasPdf: boolean;
  /** What a media release allows; '' for an agreement. */
  readonly note: string;
}

const toRow = (type: SigningType, document: Agreement | MediaRelease): SignedRow => ({
  id: `${type}-${document.id}`,
  type,
  bookingId: document.booking_id,
  signer: document.client_signature || document.client_name,
  address: document.property_address,
  signedAt: document.created_at,
  device: deviceNote(document),
  hasPdf: document.pdf !== null,
  note: 'consent_declined' in document ? releaseNote(document) : '',
});

/** The most values in one Firestore `in` query. */
const comparedAtOnce = 30;

const ofJobs = (rows: Rows<SignedRow>, bookingIds: readonly string[]): ListQuery<SignedRow> => ({
  ...rows,
  where: [['booking_id', 'in', bookingIds.slice(0, comparedAtOnce)]],
  orderBy: ['booking_id', 'asc'],
  pageSize: comparedAtOnce,
});

/** The signed agreements of these jobs, at least one. */
export const agreementsOf = (bookingIds: readonly string[]) =>
  ofJobs(
    rowsOf(agreementRecord, (document) => toRow('agreement', document)),
    bookingIds,
  );

/** The media releases of these jobs, at least one. */
export const releasesOf = (bookingIds: readonly string[]) =>
  ofJobs(
    rowsOf(mediaReleaseRecord, (document) => toRow('media_release', document)),
    bookingIds,
  );
