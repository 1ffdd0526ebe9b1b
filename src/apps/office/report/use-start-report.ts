import { useCallback } from 'react';
import { AppError } from '@domain/errors/app-error';
import { collections } from '@domain/firestore/paths';
import { toReportForm, type ReportRecord } from '@domain/report/report-record';
import { decodeJob } from '@/features/jobs/decode-job';
import type { StartReport } from '@/features/report-form/draft/use-opened-draft';
import { newReportValues, reportValuesOfJob, toReportValues } from '@/features/report-form/report-values';
import { useDocumentReader } from '@/firebase/documents/use-document-reader';

/** The initial values of a report: the job's data, or the version to amend. Offline they come from this device. */
export function useStartReport(today: () => string): StartReport {
  const read = useDocumentReader();
  return useCallback(
    async (target) => {
      if (target.kind === 'new') return newReportValues(today());
      if (target.kind === 'job') {
        const document = await read(collections.bookings, target.bookingId);
        if (!document) {
          throw new AppError('not-found', 'no booking', 'This job no longer exists.');
        }
        const job = decodeJob(target.bookingId, document);
        if (job.report_created) {
          const sentence = 'This job already has a report. Amend it under Latest reports or on the job.';
          throw new AppError('already-handled', 'report exists', sentence);
        }
        return reportValuesOfJob(job, today());
      }
      const document = await read(collections.inspectionReports, target.reportId);
      if (!document) {
        throw new AppError('not-found', 'no report', 'This report no longer exists.');
      }
      return toReportValues(toReportForm(document as unknown as ReportRecord));
    },
    [read, today],
  );
}
