import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { photoId } from '@domain/report/inspection-photo';
import type { Inspector } from '@domain/report/inspector';
import type { ReportPhoto } from '@domain/report/report';
import type { ReportForm } from '@domain/report/report-form';
import { toReportRecord } from '@domain/report/report-record';
import { findingsOf } from '@domain/report/report-texts';
import { inspectionPhotos } from '../photo/stored-photo';
import type { StoredReport } from './stored-report';
import { reportVersions, versionId, type StoredVersion } from './stored-version';

interface NewVersion {
  readonly reportId: string;
  readonly customerId: string;
  readonly bookingId: string | null;
  readonly form: ReportForm;
  readonly photos: readonly ReportPhoto[];
  /** From 1. */
  readonly version: number;
  readonly amendment: string;
  /** Who inspected; amendments keep the first version's. */
  readonly inspector: Inspector | null;
  /** The previous version; null for the first. */
  readonly earlier: Pick<StoredReport, 'findings' | 'video_since'> | null;
}

type VersionFields = Omit<StoredVersion, 'report_id' | 'pdf' | 'created_at'>;

/** Stores a complete version, for its PDF and for later reference, and marks its photos as in use. @returns the fields to copy to the report. */
export function writeVersion(transaction: Transaction, version: NewVersion, now: Date): VersionFields {
  const { reportId, customerId, bookingId, form, photos, amendment, inspector, earlier } = version;
  const fields: VersionFields = {
    ...toReportRecord(form),
    customer_id: customerId,
    booking_id: bookingId,
    photos,
    version: version.version,
    amendment,
    inspector,
    video_since: videoSince(form.videoLink, earlier, now),
  };
  for (const { path } of photos)
    transaction.update(inspectionPhotos().doc(photoId(path)), { report_id: reportId });
  const reference = reportVersions().doc(versionId(reportId, version.version));
  transaction.create(reference, {
    ...fields,
    report_id: reportId,
    pdf: null,
    created_at: Timestamp.fromDate(now),
  });
  return fields;
}

/** An unchanged video keeps its date. */
function videoSince(videoLink: string, earlier: NewVersion['earlier'], now: Date): Timestamp | null {
  if (videoLink === '') return null;
  return earlier && findingsOf(earlier).videoLink === videoLink
    ? earlier.video_since
    : Timestamp.fromDate(now);
}
