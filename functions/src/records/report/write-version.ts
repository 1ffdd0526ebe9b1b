import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { photoId } from '@domain/report/inspection-photo';
import type { Inspector } from '@domain/report/inspector';
import type { EarlierPicture, ReportPhoto } from '@domain/report/report';
import type { ReportForm } from '@domain/report/report-form';
import { toReportRecord } from '@domain/report/report-record';
import { findingsOf } from '@domain/report/report-texts';
import { films } from '../film/stored-film';
import { inspectionPhotos } from '../photo/stored-photo';
import type { StoredReport } from './stored-report';
import { reportVersions, versionId, type StoredVersion } from './stored-version';

interface NewVersion {
  readonly reportId: string;
  readonly customerId: string;
  readonly bookingId: string | null;
  readonly form: ReportForm;
  readonly photos: readonly ReportPhoto[];
  readonly comparedPhotos: readonly EarlierPicture[];
  /** Those of its films that the server knows already. */
  readonly storedFilms: readonly string[];
  /** From 1. */
  readonly version: number;
  readonly amendment: string;
  /** Who inspected; amendments keep the first version's. */
  readonly inspector: Inspector | null;
  /** The previous version; null for the first. */
  readonly earlier: Pick<StoredReport, 'findings' | 'video_since' | 'films'> | null;
}

type VersionFields = Omit<StoredVersion, 'report_id' | 'pdf' | 'created_at'>;

/** Stores a complete version, for its PDF and for later reference, and marks its photos as in use. @returns the fields to copy to the report. */
export function writeVersion(transaction: Transaction, version: NewVersion, now: Date): VersionFields {
  const { reportId, customerId, bookingId, form, photos, storedFilms, amendment, inspector, earlier } =
    version;
  const fields: VersionFields = {
    ...toReportRecord(form),
    customer_id: customerId,
    booking_id: bookingId,
    photos,
    compared_photos: version.comparedPhotos,
    version: version.version,
    amendment,
    inspector,
    video_since: videoSince(form.videoLink, earlier, now),
    films: filmsOf(form, earlier, now),
  };
  for (const { path } of photos)
    transaction.update(inspectionPhotos().doc(photoId(path)), { report_id: reportId });
  for (const id of storedFilms) transaction.update(films().doc(id), { report_id: reportId });
  const reference = reportVersions().doc(versionId(reportId, version.version));
  transaction.create(reference, {
    ...fields,
    report_id: reportId,
    pdf: null,
    created_at: Timestamp.fromDate(now),
  });
  return fields;
}

/** A film keeps the date of the first version with it. */
function filmsOf({ films }: ReportForm, earlier: NewVersion['earlier'], now: Date): StoredReport['films'] {
  return films.map(({ id, label }) => {
    const before = earlier?.films.find((film) => film.id === id);
    return { id, label, since: before?.since ?? Timestamp.fromDate(now) };
  });
}

/** An unchanged video keeps its date. */
function videoSince(videoLink: string, earlier: NewVersion['earlier'], now: Date): Timestamp | null {
  if (videoLink === '') return null;
  return earlier && findingsOf(earlier).videoLink === videoLink
    ? earlier.video_since
    : Timestamp.fromDate(now);
}
