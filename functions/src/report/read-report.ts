import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { AppError } from '@domain/errors/app-error';
import { collections } from '@domain/firestore/paths';
import type { AuditedRecord } from '../platform/audit';
import { firestore } from '../platform/firestore';
import type { StoredReport } from './stored-report';

interface ReadReport {
  readonly record: AuditedRecord;
  readonly reference: DocumentReference;
  readonly report: StoredReport;
}

/** A report, read under the transaction's lock. @throws AppError `not-found` where it is gone. */
export async function readReport(transaction: Transaction, reportId: string): Promise<ReadReport> {
  const record = { collection: collections.inspectionReports, id: reportId };
  const reference = firestore().collection(record.collection).doc(reportId);
  const report = (await transaction.get(reference)).data() as StoredReport | undefined;
  if (!report) throw new AppError('not-found', 'report gone', 'Report not found for this job.');
  return { record, reference, report };
}
