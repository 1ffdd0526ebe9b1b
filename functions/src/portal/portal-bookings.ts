import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { fixedReason } from '@domain/appointment/fixed-reason';
import { business } from '@domain/business/business';
import { collections } from '@domain/firestore/paths';
import { noFormsYet } from '@domain/job/forms-status';
import type { JobStatus } from '@domain/job/job-status';
import { paperTypes } from '@domain/legal/legal-text';
import type { Page } from '@domain/portal/listed-report';
import type { PortalBooking } from '@domain/portal/portal-calls';
import { firestore } from '../platform/firestore';
import { reportUrl } from '../records/access/report-key';
import { workingKeys } from '../records/access/working-keys';
import { storedBooking, type StoredBooking } from '../records/job/stored-booking';
import { readPage } from './read-page';
import { receiptShown } from './receipt-shown';

/** The links of such a job have nothing left to do. */
const settled: readonly JobStatus[] = ['completed', 'cancelled'];

/** A page of a customer's bookings, with their links. */
export async function portalBookings(
  customerId: string,
  after: string | null,
  now: Date,
): Promise<Page<PortalBooking>> {
  const { docs, next } = await readPage({
    collection: collections.bookings,
    date: 'scheduled_date',
    customerId,
    after,
  });
  const bookings = docs.flatMap((doc) => {
    const booking = storedBooking(doc);
    return booking ? [{ id: doc.id, booking }] : [];
  });
  const open = bookings.filter(({ booking }) => !settled.includes(booking.status)).map(({ id }) => id);
  const reported = bookings.filter(({ booking }) => booking.report_created).map(({ id }) => id);
  const [keys, reportUrls] = await Promise.all([
    workingKeys('booking', open, now),
    reportUrlsOf(reported, now),
  ]);
  return {
    rows: bookings.map(({ id, booking }) => ({
      ...shown(booking, now),
      id,
      key: keys.get(id) ?? null,
      report_url: reportUrls.get(id) ?? null,
    })),
    next,
  };
}

function shown(booking: StoredBooking, now: Date): Omit<PortalBooking, 'id' | 'key' | 'report_url'> {
  const forms = booking.forms_status ?? noFormsYet;
  const signed = { agreement: forms.agreement_signed, media_release: forms.media_release_signed };
  return {
    service_type: booking.service_type,
    scheduled_date: booking.scheduled_date,
    scheduled_time: booking.scheduled_time,
    status: booking.status,
    total_price: booking.total_price,
    special_instructions: booking.special_instructions,
    property_address: booking.customer.address,
    forms_status: forms,
    report_created: booking.report_created,
    payment_state: booking.payment_state ?? 'unpaid',
    fixed: fixedReason(booking, business.timeZone, now),
    papers: paperTypes.filter((type) => signed[type]),
    ...receiptShown(booking.payment_state, booking.corrected_payments),
  };
}

/** The report page URL of each of these jobs, by the job's id. */
async function reportUrlsOf(bookingIds: readonly string[], now: Date): Promise<ReadonlyMap<string, string>> {
  if (bookingIds.length === 0) return new Map();
  const reports = firestore().collection(collections.inspectionReports);
  const { docs } = await reports.where('booking_id', 'in', bookingIds).get();
  const keys = await workingKeys(
    'report',
    docs.map(({ id }) => id),
    now,
  );
  return new Map(
    docs.flatMap((report: DocumentSnapshot) => {
      const key = keys.get(report.id);
      return key === undefined ? [] : [[report.get('booking_id') as string, reportUrl(key)] as const];
    }),
  );
}
