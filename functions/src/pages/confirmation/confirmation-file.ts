import { confirmsRepair } from '@domain/report/compare/confirmation';
import { reportNumber } from '@domain/report/report-number';
import { toReportForm } from '@domain/report/report-record';
import type { OpenedReport } from '../../access/open-report-key';
import { readStoredFile } from '../../platform/stored-file';
import { adoptPdfFile } from '../../records/file/pdf-file';
import { confirmationPath } from '../../records/report/report-paths';
import { readReportPayment } from '../../records/report/report-payment';
import { reportVersions, versionId } from '../../records/report/stored-version';
import { closedAnswer, type ReportAnswer } from '../parts/report-answer';

type OpenedShare = Extract<OpenedReport, { readonly state: 'share' }>;

/** The confirmation of a repair as a PDF of its own, rendered on first request. */
export async function confirmationFile(opened: OpenedShare, now: Date): Promise<ReportAnswer> {
  const { share, reportId, report } = opened;
  if (share.kind !== 'confirmation') return closedAnswer('unknown');
  const { state } = await readReportPayment(reportId, report.booking_id);
  if (state === 'unpaid') return closedAnswer('share-waits');
  const { version } = report;
  const stored = (await reportVersions().doc(versionId(reportId, version)).get()).data();
  const form = stored && toReportForm(stored);
  if (!form || !confirmsRepair(form.comparison)) return closedAnswer('share-closed');
  const path = confirmationPath(reportId, version);
  await adoptPdfFile(path, now, async () => {
    const { buildConfirmationPdf } = await import('../../pdf/build-confirmation-pdf');
    const { inspector, created_at: created } = stored;
    return buildConfirmationPdf({
      ...{ form, version, inspector },
      number: reportNumber(reportId),
      createdAt: created.toDate(),
    });
  });
  const file = await readStoredFile(path);
  return file ? { file, fileName: 'repair-confirmation.pdf' } : closedAnswer('failed');
}
