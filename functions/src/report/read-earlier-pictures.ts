import type { Transaction } from 'firebase-admin/firestore';
import { AppError } from '@domain/errors/app-error';
import { earlierPhotos, type Comparison } from '@domain/report/compare/comparison';
import type { EarlierPicture } from '@domain/report/report';
import type { ReportForm } from '@domain/report/report-form';
import { findingsOf } from '@domain/report/report-texts';
import { earlierPicturePath } from '../records/report/report-paths';
import { reports, type StoredReport } from '../records/report/stored-report';

interface Compared {
  readonly form: Pick<ReportForm, 'comparison'>;
  readonly reportId: string;
  /** Whose report it is. */
  readonly customerId: string;
  /** The previous version; null for the first. */
  readonly before: Pick<StoredReport, 'findings' | 'compared_photos'> | null;
}

/**
 * The pictures that a comparison takes along from the earlier report. Only a report of the same client can be compared
 * with. One that was deleted since the previous version stays compared as that version has it.
 * @throws AppError `invalid-input`
 */
export async function readEarlierPictures(
  transaction: Transaction,
  { form: { comparison }, reportId, customerId, before }: Compared,
): Promise<EarlierPicture[]> {
  if (!comparison) return [];
  if (comparison.reportId === reportId) {
    throw new AppError('invalid-input', 'compared with itself', 'A report can’t be compared with itself.');
  }
  const earlier = (await transaction.get(reports().doc(comparison.reportId))).data();
  if (earlier && earlier.customer_id !== customerId) {
    throw new AppError(
      'invalid-input',
      'another client’s earlier report',
      'The earlier report belongs to another client. Remove the comparison from the report.',
    );
  }
  const known = earlier ? sourcesOf(earlier) : knownBefore(before, comparison);
  return [...new Set(earlierPhotos(comparison))].flatMap((path) => {
    const source = known.get(path);
    if (!source) return [];
    const { width, height } = source;
    return [
      { path, from: source.path, picture: { path: earlierPicturePath(reportId, path), width, height } },
    ];
  });
}

type Picture = EarlierPicture['picture'];

/** A report's pictures by the paths of their photos, also those that it has from an earlier one. */
function sourcesOf(report: StoredReport): ReadonlyMap<string, Picture> {
  return new Map([
    ...report.compared_photos.map(({ path, picture }) => [path, picture] as const),
    ...report.photos.map(({ path, preview }) => [path, preview] as const),
  ]);
}

function knownBefore(before: Compared['before'], { reportId }: Comparison): ReadonlyMap<string, Picture> {
  if (!before || findingsOf(before).comparison?.reportId !== reportId) {
    throw new AppError(
      'invalid-input',
      'earlier report gone',
      'The earlier report has been deleted. Remove the comparison from the report.',
    );
  }
  return new Map(before.compared_photos.map(({ path, picture }) => [path, picture]));
}
