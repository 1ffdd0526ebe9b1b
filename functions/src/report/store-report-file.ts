import { FieldValue } from 'firebase-admin/firestore';
import { toReportForm } from '@domain/report/report-record';
import { reportNumber } from '@domain/report/report-number';
import { videoEnd } from '@domain/report/video-link';
import { commit } from '../platform/commit';
import { logs } from '../platform/logs';
import { reached } from '../platform/reached';
import { bucket } from '../platform/storage';
import { adoptPdfFile, type StoredPdf } from '../records/file/pdf-file';
import { portalReportAddress } from '../records/report/portal-report-address';
import { reportFileName } from '../records/report/report-file-name';
import { versionPath } from '../records/report/report-paths';
import { reports } from '../records/report/stored-report';
import { reportVersions, versionId, type StoredVersion } from '../records/report/stored-version';
import { copyEarlierPictures } from './copy-earlier-pictures';
import { earlierPictureOf, pictureOf } from './picture-of';

/**
 * Renders the PDF of a report's version if it is missing. Idempotent and safe to call concurrently: an existing file
 * is adopted and never overwritten.
 * @returns null if there is no such version.
 */
export async function storeReportFile(
  reportId: string,
  version: number,
  now: Date,
): Promise<StoredPdf | null> {
  const reference = reportVersions().doc(versionId(reportId, version));
  const stored = (await reference.get()).data();
  if (!stored) return null;
  if (stored.pdf) return stored.pdf;
  const path = versionPath(reportId, version);
  await copyEarlierPictures(stored.compared_photos);
  const { file } = await adoptPdfFile(path, now, () => render(reportId, stored));
  reached('report:uploaded');
  const there = await commit('report-file', async (transaction) => {
    const current = (await transaction.get(reference)).data();
    if (current?.pdf !== null) return current !== undefined;
    transaction.update(reference, { pdf: file });
    transaction.update(reports().doc(reportId), {
      report_files: FieldValue.arrayUnion({ file_path: path, file_name: reportFileName(reportId, version) }),
    });
    return true;
  });
  if (!there) {
    // The report and its other files were deleted meanwhile.
    const copies = stored.compared_photos.map(({ picture }) => picture.path);
    for (const each of [path, ...copies]) await bucket().file(each).delete({ ignoreNotFound: true });
    return null;
  }
  logs.reportStored(reportId, version);
  return file;
}

async function render(reportId: string, version: StoredVersion): Promise<Uint8Array> {
  const { buildReportPdf } = await import('../pdf/build-report-pdf');
  const createdAt = version.created_at.toDate();
  const form = toReportForm(version);
  return buildReportPdf({
    form,
    number: reportNumber(reportId),
    version: version.version,
    amendment: version.amendment,
    inspector: version.inspector,
    createdAt,
    pageAddress: portalReportAddress(reportId),
    videoEnd: version.video_since && videoEnd(version.video_since.toDate()),
    pictures: new Map(await Promise.all(version.photos.map(pictureOf))),
    earlierPictures: new Map((await Promise.all(version.compared_photos.map(earlierPictureOf))).flat()),
  });
}
