import { readStoredFile } from '../../platform/stored-file';
import { adoptPdfFile } from '../../records/file/pdf-file';
import { repairListPath } from '../../records/report/report-paths';
import { readReportPayment } from '../../records/report/report-payment';
import { loadList, type OpenedList } from '../../repair-list/load-list';
import { pictureOf } from '../../report/picture-of';
import { closedAnswer, type ReportAnswer } from '../parts/report-answer';

/** A repair request list as a PDF, rendered on first request. */
export async function repairListFile(opened: OpenedList, now: Date): Promise<ReportAnswer> {
  const { share, shareId, reportId, report } = opened;
  if (share.kind !== 'repair-list') return closedAnswer('unknown');
  const { state } = await readReportPayment(reportId, report.booking_id);
  if (state === 'unpaid') return closedAnswer('share-waits');
  const list = await loadList(opened);
  if (!list) return closedAnswer('share-closed');
  const path = repairListPath(reportId, shareId);
  await adoptPdfFile(path, now, async () => {
    const { buildRepairListPdf } = await import('../../pdf/build-repair-list-pdf');
    return buildRepairListPdf(list, new Map(await Promise.all(list.photos.map(pictureOf))));
  });
  const file = await readStoredFile(path);
  return file ? { file, fileName: 'repair-request.pdf' } : closedAnswer('failed');
}
