import { AppError } from '@domain/errors/app-error';
import type { PortalReport } from '@domain/portal/portal-calls';
import { customerOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { customerContact } from '../records/customer/customer-contact';
import type { OwnReport } from '../records/report/own-report';
import { sharesOf } from '../share/shares-of';
import { listedReports, ownReports } from './listed-reports';
import { portalJobs } from './portal-jobs';
import { receiptShown } from './receipt-shown';

/** portal-open: a customer's own data, jobs and reports. */
export const openPortal = callable('portal-open', async ({ caller, now, parse }) => {
  const { customerId } = customerOf(caller);
  const { bookingsAfter, reportsAfter } = parse();
  const [customer, jobs, own, shares] = await Promise.all([
    customerContact(customerId),
    portalJobs(customerId, bookingsAfter, now),
    ownReports(customerId, reportsAfter),
    sharesOf(customerId, now),
  ]);
  if (!customer) {
    const sentence = 'We no longer have anything under your address. Please contact us.';
    throw new AppError('not-signed-in', 'customer gone', sentence);
  }
  const reports = (await listedReports(own.reports, now)).map((report, index): PortalReport => ({
    ...report,
    ...receiptWanted(own.reports[index]),
    shares: shares.filter(({ report_id }) => report_id === report.id),
  }));
  return { customer, bookings: jobs, reports: { rows: reports, next: own.next } };
});

/** The request to portal-file-open for the receipt, if something was paid. */
function receiptWanted(own: OwnReport | undefined): Pick<PortalReport, 'receipt' | 'receipt_voided'> {
  const { receipt, receipt_voided } = receiptShown(own?.payment.state, own?.payment.corrected);
  if (!own || !receipt) return { receipt: null, receipt_voided };
  const { booking_id: bookingId } = own.report;
  const wanted: PortalReport['receipt'] =
    bookingId === null ? { kind: 'report-receipt', id: own.id } : { kind: 'job-receipt', id: bookingId };
  return { receipt: wanted, receipt_voided };
}
