import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { collections } from '@domain/firestore/paths';
import type { ListedReport } from '@domain/portal/listed-report';
import type { Recommendations } from '@domain/report/repair-priorities';
import { toReportForm } from '@domain/report/report-record';
import { storedBooking } from '../records/job/stored-booking';
import { firestore } from '../platform/firestore';
import { workingKeys } from '../records/access/working-keys';
import { reportUrl } from '../records/access/report-key';
import { readReportPayment, type ReportPayment } from '../records/report/report-payment';
import type { StoredReport } from '../records/report/stored-report';
import { readPage } from './read-page';

/** A customer's report and its payment. */
export interface OwnReport {
  readonly id: string;
  readonly report: StoredReport;
  readonly payment: ReportPayment;
}

interface OwnReports {
  readonly reports: readonly OwnReport[];
  readonly next: string | null;
}

/** A page of a customer's reports, without those of jobs being deleted. */
export async function ownReports(customerId: string, after: string | null): Promise<OwnReports> {
  const { docs, next } = await readPage({
    collection: collections.inspectionReports,
    date: 'report_date',
    customerId,
    after,
  });
  const reports = await Promise.all(docs.map((doc) => ownReport(doc)));
  return { reports: reports.filter((report) => report !== null), next };
}

/** A customer's report; null if it is missing, belongs to another customer, or its job is being deleted. */
export async function ownReportOf(customerId: string, reportId: string): Promise<OwnReport | null> {
  const doc = await firestore().collection(collections.inspectionReports).doc(reportId).get();
  return doc.exists && doc.get('customer_id') === customerId ? ownReport(doc as QueryDocumentSnapshot) : null;
}

async function ownReport(doc: QueryDocumentSnapshot): Promise<OwnReport | null> {
  const report = doc.data() as StoredReport;
  if (report.booking_id !== null) {
    const job = firestore().collection(collections.bookings).doc(report.booking_id);
    if (!storedBooking(await job.get())) return null;
  }
  return { id: doc.id, report, payment: await readReportPayment(doc.id, report.booking_id) };
}

/** Whether a report is paid or waived; before, no findings leave the server. */
export function isOpen({ payment }: Pick<OwnReport, 'payment'>): boolean {
  return payment.state === 'paid' || payment.state === 'waived';
}

/** Reports as rows of a list. */
export async function listedReports(reports: readonly OwnReport[], now: Date): Promise<ListedReport[]> {
  const keys = await workingKeys(
    'report',
    reports.map(({ id }) => id),
    now,
  );
  return reports.map((own) => {
    const key = keys.get(own.id);
    return listed(own, key === undefined ? null : reportUrl(key));
  });
}

function listed(own: OwnReport, url: string | null): ListedReport {
  const { id, report, payment } = own;
  const { propertyAddress } = toReportForm(report);
  const head = { id, report_date: report.report_date, property_address: propertyAddress, url };
  if (!isOpen(own)) return { state: 'unpaid', ...head, amount: payment.amount };
  return {
    state: 'open',
    ...head,
    summary: report.summary,
    recommendations: JSON.parse(report.recommendations) as Recommendations,
    inspector_notes: report.inspector_notes,
    version: report.version,
    amendment: report.amendment,
    files: report.report_files.map(({ file_name }) => file_name).toReversed(),
  };
}
