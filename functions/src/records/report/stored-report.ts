import type { CollectionReference, DocumentReference, Timestamp } from 'firebase-admin/firestore';
import * as record from '@domain/report/inspection-report-record';
import { collectionOf } from '../../platform/collection-of';

/** A stored report. */
export type StoredReport = record.StoredReport<Timestamp>;

export type ReportReference = DocumentReference<StoredReport, StoredReport>;

/** All reports, each with the fields of its newest version. */
export function reports(): CollectionReference<StoredReport, StoredReport> {
  return collectionOf(record.inspectionReportRecord);
}
