import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { collections, storageFolders } from '@domain/firestore/paths';
import type { ReportPhoto } from '@domain/report/report';
import { toReportForm } from '@domain/report/report-record';
import { reportNumber } from '@domain/report/report-number';
import { videoEnd } from '@domain/report/video-link';
import { createPaperFile, readPaperFile } from '../paper/paper-file';
import type { Picture } from '../pdf/layout/picture-store';
import { readPhotoFile } from '../photo/photo-file';
import { firestore } from '../platform/firestore';
import { sha256 } from '../platform/hash';
import { killPoint } from '../platform/kill-point';
import { logs } from '../platform/logs';
import { versionId, type StoredReportFile, type StoredVersion } from './stored-report';

/**
 * Renders the PDF of a report's version if it is missing; safe to call at any time and from any number of places. A file
 * that is there already is adopted and never overwritten.
 * @returns null where there is no such version.
 */
export async function storeReportFile(
  reportId: string,
  version: number,
  now: Date,
): Promise<StoredReportFile | null> {
  const reference = firestore().collection(collections.reportVersions).doc(versionId(reportId, version));
  const stored = (await reference.get()).data() as StoredVersion | undefined;
  if (!stored) return null;
  if (stored.pdf) return stored.pdf;
  const path = `${storageFolders.reports}/${reportId}/report-v${version}.pdf`;
  const bytes = (await readPaperFile(path)) ?? (await createFile(path, reportId, stored));
  killPoint('report:uploaded');
  const file: StoredReportFile = {
    path,
    sha256: sha256(bytes),
    size: bytes.byteLength,
    created_at: Timestamp.fromDate(now),
  };
  await firestore().runTransaction(async (transaction) => {
    const recorded = (await transaction.get(reference)).get('pdf') as StoredReportFile | null | undefined;
    // Undefined where the report was deleted in the meantime.
    if (recorded !== null) return;
    transaction.update(reference, { pdf: file });
    transaction.update(firestore().collection(collections.inspectionReports).doc(reportId), {
      report_files: FieldValue.arrayUnion({ file_path: path, file_name: fileName(reportId, version) }),
    });
  });
  logs.reportStored(reportId, version);
  return file;
}

function fileName(reportId: string, version: number): string {
  const number = reportNumber(reportId);
  return version === 1 ? `sewer-report-${number}.pdf` : `sewer-report-${number}-version-${version}.pdf`;
}

/** The bytes that the path holds in the end. */
async function createFile(path: string, reportId: string, version: StoredVersion): Promise<Uint8Array> {
  const { buildReportPdf } = await import('../pdf/build-report-pdf');
  const createdAt = version.created_at.toDate();
  const form = toReportForm(version);
  const bytes = await buildReportPdf({
    form,
    number: reportNumber(reportId),
    version: version.version,
    amendment: version.amendment,
    createdAt,
    videoEnd: form.videoLink === '' ? null : videoEnd(createdAt),
    pictures: new Map(await Promise.all(version.photos.map(pictureOf))),
  });
  if (await createPaperFile(path, bytes)) return bytes;
  const first = await readPaperFile(path);
  if (!first) throw new Error('the file that was there a moment ago is gone');
  return first;
}

async function pictureOf({ path, shown }: ReportPhoto): Promise<[path: string, picture: Picture]> {
  const bytes = await readPhotoFile(shown.path);
  if (bytes === null) throw new Error('the file of a photo that was received is gone');
  return [path, { bytes, width: shown.width, height: shown.height }];
}
