import { AppError } from '@domain/errors/app-error';
import type { PortalReport } from '@domain/portal/portal-calls';
import { customerOf } from '../platform/authorise';
import { callable } from '../platform/callable';
import { sharesOf } from '../share/shares-of';
import { customerContact } from './customer-contact';
import { listedReports, ownReports, type OwnReport } from './listed-reports';
import { portalBookings } from './portal-bookings';

/** portal-open: a customer's own data, bookings and reports. */
export const openPortal = callable('openPortal', async ({ caller, now, parse }) => {
  const { customerId } = customerOf(caller);
  const { bookingsAfter, reportsAfter } = parse();
  const [customer, bookings, own, shares] = await Promise.all([
    customerContact(customerId),
    portalBookings(customerId, bookingsAfter, now),
    ownReports(customerId, reportsAfter),
    sharesOf(customerId, now),
  ]);
  if (!customer) {
    const sentence = 'We have nothing under your address any more. Please contact us.';
    throw new AppError('not-signed-in', 'customer gone', sentence);
  }
  const reports = (await listedReports(own.reports, now)).map((report, index): PortalReport => ({
    ...report,
    receipt: receiptWanted(own.reports[index]),
    shares: shares.filter(({ report_id }) => report_id === report.id),
  }));
  return { customer, bookings, reports: { rows: reports, next: own.next } };
});

/** What to ask portal-file-open for, where something was paid. */
function receiptWanted(own: OwnReport | undefined): PortalReport['receipt'] {
  if (own?.payment.state !== 'paid') return null;
  const { booking_id: bookingId } = own.report;
  return bookingId === null ? { kind: 'report-receipt', id: own.id } : { kind: 'job-receipt', id: bookingId };
}
