import type { EarlierPicture, ReportPhoto } from '@domain/report/report';
import { reportNumber } from '@domain/report/report-number';
import { toReportForm } from '@domain/report/report-record';
import { versionHeadRecord } from '@domain/report/report-version-record';
import { videoEnd } from '@domain/report/video-link';
import { projectionOf } from '../../platform/collection-of';
import { readable } from '../../platform/readable';
import { fileAddress } from '../../records/file/file-address';
import type { FilmReader } from '../../records/film/film-address';
import { portalReportAddress } from '../../records/report/portal-report-address';
import { reportFileName } from '../../records/report/report-file-name';
import type { StoredReport } from '../../records/report/stored-report';
import { loadEarlierFilms, loadFilms } from './load-films';
import type { PhotoView, ReportView, VersionView } from './report-view';

/** A report's newest version as shown to its client, with file URLs valid for 15 minutes. */
export async function loadView(
  reportId: string,
  report: StoredReport,
  reader: FilmReader,
  now: Date,
): Promise<ReportView> {
  const [versions, films, earlierFilms] = await Promise.all([
    loadVersions(reportId, now),
    loadFilms(report, reader, now),
    loadEarlierFilms(report, reader, now),
  ]);
  const newest = versions.find(({ version }) => version === report.version);
  const writtenAt = newest?.writtenAt ?? report.created_at.toDate();
  const form = toReportForm(report);
  return {
    form,
    number: reportNumber(reportId),
    version: report.version,
    amendment: report.amendment,
    inspector: report.inspector,
    writtenAt,
    videoEnd: report.video_since && videoEnd(report.video_since.toDate()),
    now,
    films,
    earlierFilms,
    photos: photoViews(report.photos, now),
    earlierPhotos: earlierPhotoViews(report.compared_photos, newest?.pdfUrl ? 'copied' : 'waiting', now),
    pdfUrl: newest?.pdfUrl ?? null,
    versions,
    // Without the client's key: the printed page is passed on as well.
    paperAddress: portalReportAddress(reportId),
    sharedBy: null,
  };
}

/** The versions' data for the page; selects fields, because the text of one version can be 800 kB. */
async function loadVersions(reportId: string, now: Date): Promise<VersionView[]> {
  const found = await projectionOf(versionHeadRecord, ['version', 'amendment', 'created_at', 'pdf'])
    .where('report_id', '==', reportId)
    .get();
  return readable(found.docs)
    .map(({ stored }) => stored)
    .sort((one, other) => other.version - one.version)
    .map(({ version, amendment, created_at: created, pdf }) => ({
      version,
      amendment,
      writtenAt: created.toDate(),
      pdfUrl: pdf && reportFileUrl(reportId, version, pdf.path, now),
    }));
}

function reportFileUrl(reportId: string, version: number, path: string, now: Date): string {
  return fileAddress(path, { fileName: reportFileName(reportId, version), download: true }, now).url;
}

/** Photo path -> this reader's URLs. */
export function photoViews(photos: readonly ReportPhoto[], now: Date): ReadonlyMap<string, PhotoView> {
  const urlOf = (path: string) => fileAddress(path, { fileName: 'photo.jpg' }, now).url;
  return new Map(
    photos.map(({ path, shown, preview: { path: previewPath, width, height } }) => [
      path,
      { url: urlOf(shown.path), previewUrl: urlOf(previewPath), width, height },
    ]),
  );
}

/** The same for the pictures of an earlier report, of which there is one size. They are copied before the PDF is rendered. */
function earlierPhotoViews(
  pictures: readonly EarlierPicture[],
  state: 'copied' | 'waiting',
  now: Date,
): ReadonlyMap<string, PhotoView> {
  return photoViews(
    pictures.map(({ path, from, picture }) => {
      const there = state === 'copied' ? picture : { ...picture, path: from };
      return { path, shown: there, preview: there };
    }),
    now,
  );
}
