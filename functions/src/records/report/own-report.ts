import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { collections } from '@domain/firestore/paths';
import { firestore } from '../../platform/firestore';
import { storedJob } from '../job/stored-job';
import { readReportPayment, type ReportPayment } from './report-payment';
import type { StoredReport } from './stored-report';

/** A customer's report and its payment. */
export interface OwnReport {
  readonly id: string;
  readonly report: StoredReport;
  readonly payment: ReportPayment;
}

/** A customer's report; null if it is missing, belongs to another customer, or its job is being deleted. */
export async function ownReportOf(customerId: string, reportId: string): Promise<OwnReport | null> {
  const doc = await firestore().collection(collections.inspectionReports).doc(reportId).get();
  return doc.exists && doc.get('customer_id') === customerId ? ownReport(doc as QueryDocumentSnapshot) : null;
}

/** A stored report with its payment; null if its job is being deleted. */
export async function ownReport(doc: QueryDocumentSnapshot): Promise<OwnReport | null> {
  const report = doc.data() as StoredReport;
  if (report.booking_id !== null) {
    const job = firestore().collection(collections.bookings).doc(report.booking_id);
    if (!storedJob(await job.get())) return null;
  }
  return { id: doc.id, report, payment: await readReportPayment(doc.id, report.booking_id) };
}

/** Whether a report is paid or waived; before, no findings leave the server. */
export function isOpen({ payment }: Pick<OwnReport, 'payment'>): boolean {
  return payment.state === 'paid' || payment.state === 'waived';
}
