import { useCallback } from 'react';
import { isOfficeRole } from '@domain/admin/admin-role';
import { AppError } from '@domain/errors/app-error';
import { DamagedRecord } from '@domain/firestore/record-type';
import type { Job } from '@domain/job/job';
import { jobRecord } from '@domain/job/job-record';
import { inspectionReportRecord } from '@domain/report/inspection-report-record';
import { toReportForm } from '@domain/report/report-record';
import { isOpenReview, type ReportReview } from '@domain/report/review';
import { reviewedForm, reviewRecord } from '@domain/report/review-record';
import { jobOfVisit } from '@domain/visit/job-of-visit';
import { visitRecord } from '@domain/visit/visit-record';
import type { StartReport } from '@/features/report-form/draft/use-opened-draft';
import {
  newReportValues,
  reportValuesOfJob,
  toReportValues,
  withJob,
  type ReportValues,
} from '@/features/report-form/report-values';
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
        // ignored: another's review can't be read, and what isn't on this device offline is begun again
        const review = await read(reviewRecord, target.bookingId).catch(() => null);
        return startOf(job, review, today());
      }
      const report = await read(inspectionReportRecord, target.reportId).catch(damagedAs('report'));
      if (!report) {
        throw new AppError('not-found', 'no report', 'This report no longer exists.');
      }
      return {
        ...toReportValues(currentSettings().services, toReportForm(report)),
        amendedJob: report.booking_id,
      };
    },
    [read, inOffice, today],
  );
}

/** What was submitted for the job, if it is still to be approved; otherwise the job's data. */
function startOf(job: Job, review: ReportReview | null, today: string): ReportValues {
  const { services } = currentSettings();
  const begun = reportValuesOfJob(services, job, today);
  const form = review && isOpenReview(review) ? reviewedForm(review) : null;
  if (!review || !form) return begun;
  return withJob({ ...toReportValues(services, form), begunFor: review.begun_for }, begun);
}

/** Rethrows a failure, with a specific message for a damaged record. */
function damagedAs(noun: 'job' | 'report') {
  return (error: unknown): never => {
    if (!(error instanceof DamagedRecord)) throw error;
    const sentence = `This ${noun} can’t be used because its data is damaged. This is reported automatically.`;
    throw new AppError('not-found', error.message, sentence, { cause: error });
  };
}
