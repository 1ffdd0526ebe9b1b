import type { Transaction } from 'firebase-admin/firestore';
import { AppError } from '@domain/errors/app-error';
import { collections } from '@domain/firestore/paths';
import type { AuditedRecord } from '../../platform/audit';
import { jobs, storedJob, type JobReference, type StoredJob } from '../job/stored-job';
import { reports, type ReportReference, type StoredReport } from './stored-report';

interface ReadReport {
  readonly record: AuditedRecord;
  readonly reference: ReportReference;
  readonly report: StoredReport;
  /** Null for a report without a job. */
  readonly job: { readonly reference: JobReference; readonly stored: StoredJob } | null;
}

/** A report with its job, read with the transaction's lock. @throws AppError `not-found` if either is gone. */
export async function readReport(transaction: Transaction, reportId: string): Promise<ReadReport> {
  const record = { collection: collections.inspectionReports, id: reportId };
  const reference = reports().doc(reportId);
  const report = (await transaction.get(reference)).data();
  if (!report) throw gone('report gone');
  if (report.booking_id === null) return { record, reference, report, job: null };
  const jobReference = jobs().doc(report.booking_id);
  const job = storedJob(await transaction.get(jobReference));
  if (!job) throw gone('job of the report gone');
  return { record, reference, report, job: { reference: jobReference, stored: job } };
}

const gone = (message: string) => new AppError('not-found', message, 'Report not found for this job.');
