import { loadJob } from '../job/stored-job';
import { readReportPayment, type ReportPayment } from './report-payment';
import { reports, type StoredReport } from './stored-report';

/** A customer's report and its payment. */
export interface OwnReport {
  readonly id: string;
  readonly report: StoredReport;
  readonly payment: ReportPayment;
}

/** A customer's report; null if it is missing, belongs to another customer, or its job is being deleted. */
export async function ownReportOf(customerId: string, reportId: string): Promise<OwnReport | null> {
  const report = (await reports().doc(reportId).get()).data();
  return report?.customer_id === customerId ? ownReport(reportId, report) : null;
}

/** A stored report with its payment; null if its job is being deleted. */
export async function ownReport(id: string, report: StoredReport): Promise<OwnReport | null> {
  if (report.booking_id !== null && !(await loadJob(report.booking_id))) return null;
  return { id, report, payment: await readReportPayment(id, report.booking_id) };
}

/** Whether a report is paid or waived; before, no findings leave the server. */
export function isOpen({ payment }: Pick<OwnReport, 'payment'>): boolean {
  return payment.state === 'paid' || payment.state === 'waived';
}
