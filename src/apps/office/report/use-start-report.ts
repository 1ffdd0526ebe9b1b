import { useCallback } from 'react';
import { isOfficeRole } from '@domain/admin/admin-role';
import { AppError } from '@domain/errors/app-error';
import { DamagedRecord } from '@domain/firestore/record-type';
import { jobRecord } from '@domain/job/job-record';
import { inspectionReportRecord } from '@domain/report/inspection-report-record';
import { toReportForm } from '@domain/report/report-record';
import { jobOfVisit } from '@domain/visit/job-of-visit';
import { visitRecord } from '@domain/visit/visit-record';
import type { StartReport } from '@/features/report-form/draft/use-opened-draft';
import { newReportValues, reportValuesOfJob, toReportValues } from '@/features/report-form/report-values';
import { useDocumentReader } from '@/firebase/documents/use-document-reader';
import { useOwnRole } from '@/firebase/session/own-role';
import { currentSettings } from '@/settings/settings-store';

/** The initial values of a report: the job's data, or the version to amend. Offline they come from this device. */
export function useStartReport(today: () => string): StartReport {
  const read = useDocumentReader();
  const inOffice = isOfficeRole(useOwnRole());
  return useCallback(
    async (target) => {
      const readJob = async (id: string) => {
        if (inOffice) return read(jobRecord, id);
        const visit = await read(visitRecord, id);
        return visit && jobOfVisit(visit);
      };
      if (target.kind === 'new') return newReportValues(currentSettings().services, today());
      if (target.kind === 'job') {
        const job = await readJob(target.bookingId).catch(damagedAs('job'));
        if (!job) {
          throw new AppError('not-found', 'no booking', 'This job no longer exists.');
        }
        if (job.report_created) {
          const sentence = 'This job already has a report. Amend it under Latest reports or on the job.';
          throw new AppError('already-handled', 'report exists', sentence);
        }
        return reportValuesOfJob(currentSettings().services, job, today());
      }
      const report = await read(inspectionReportRecord, target.reportId).catch(damagedAs('report'));
      if (!report) {
        throw new AppError('not-found', 'no report', 'This report no longer exists.');
      }
      return toReportValues(currentSettings().services, toReportForm(report));
    },
    [read, inOffice, today],
  );
}

/** Rethrows a failure, with a specific message for a damaged record. */
function damagedAs(noun: 'job' | 'report') {
  return (error: unknown): never => {
    if (!(error instanceof DamagedRecord)) throw error;
    const sentence = `This ${noun} can’t be used because its data is damaged. This is reported automatically.`;
    throw new AppError('not-found', error.message, sentence, { cause: error });
  };
}
