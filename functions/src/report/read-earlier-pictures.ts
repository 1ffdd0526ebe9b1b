import type { Transaction } from 'firebase-admin/firestore';
import { AppError } from '@domain/errors/app-error';
import { earlierPhotos, type Comparison } from '@domain/report/compare/comparison';
import type { EarlierPicture } from '@domain/report/report';
import type { ReportForm } from '@domain/report/report-form';
import { findingsOf } from '@domain/report/report-texts';
import { earlierPicturePath } from '../records/report/report-paths';
import { reports, type StoredReport } from '../records/report/stored-report';
import { reportOfClient, type ClientsReport, type ComparingClient } from '../records/share/reports-of-client';

interface Compared {
  readonly form: Pick<ReportForm, 'comparison'>;
  readonly reportId: string;
  /** Whose report it is. */
  readonly client: ComparingClient;
  /** The previous version; null for the first. */
  readonly before: Pick<StoredReport, 'findings' | 'compared_photos'> | null;
}

/**
 * The pictures that a comparison takes along from the earlier report. Only a report that the client may read can be
 * compared with: a paid one of theirs, or one that was shared with them. One of which that has ended since the previous
 * version stays compared as that version has it.
 * @throws AppError `invalid-input`
 */
export async function readEarlierPictures(
  transaction: Transaction,
  { form: { comparison }, reportId, client, before }: Compared,
  now: Date,
): Promise<EarlierPicture[]> {
  if (!comparison) return [];
  if (comparison.reportId === reportId) {
    throw new AppError('invalid-input', 'compared with itself', 'A report can’t be compared with itself.');
  }
  const earlier = (await transaction.get(reports().doc(comparison.reportId))).data();
  const used = earlier ? await reportOfClient(comparison.reportId, earlier, client, now) : null;
  const known = used ? sourcesOf(used) : knownBefore(before, comparison, () => refusalOf(earlier, client));
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
function sourcesOf({ report, shared }: ClientsReport): ReadonlyMap<string, Picture> {
  if (shared && !shared.photos) return new Map();
  return new Map([
    ...report.compared_photos.map(({ path, picture }) => [path, picture] as const),
    ...report.photos.map(({ path, preview }) => [path, preview] as const),
  ]);
}

function refusalOf(earlier: StoredReport | undefined, { customerId }: ComparingClient): AppError {
  const refusal = (message: string, sentence: string) =>
    new AppError('invalid-input', message, `${sentence} Remove the comparison from the report.`);
  if (!earlier) return refusal('earlier report gone', 'The earlier report has been deleted.');
  return earlier.customer_id === customerId
    ? refusal('earlier report unpaid', 'The earlier report hasn’t been paid for.')
    : refusal('another client’s earlier report', 'The earlier report belongs to another client.');
}

function knownBefore(
  before: Compared['before'],
  { reportId }: Comparison,
  refusal: () => AppError,
): ReadonlyMap<string, Picture> {
  if (!before || findingsOf(before).comparison?.reportId !== reportId) throw refusal();
  return new Map(before.compared_photos.map(({ path, picture }) => [path, picture]));
}
