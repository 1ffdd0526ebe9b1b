import type { Query, QuerySnapshot, Transaction } from 'firebase-admin/firestore';
import { business } from '@domain/business/business';
import { normalizeEmail } from '@domain/contact/email';
import { reminderTiming } from '@domain/outreach/report-reminder';
import { findingsOf } from '@domain/report/report-texts';
import { isPending } from '@domain/request/request-status';
import { calendarDateIn } from '@domain/time/calendar-date';
import { readable } from '../../platform/readable';
import { jobs, readableJobs, storedJob } from '../job/stored-job';
import { propertyIdOf } from '../property/property-id';
import { readReportPayment } from '../report/report-payment';
import { reports, type StoredReport } from '../report/stored-report';
import { requests } from '../request/stored-request';

/**
 * `early`: before its day. `unpaid`: the client can't read the report. `late`: its day is too long ago. `booked`: the
 * property has something newer. `gone`: its job was cancelled, deleted, or imported.
 */
export type ReminderStanding = 'due' | 'early' | 'unpaid' | 'late' | 'booked' | 'gone';

interface Reminded {
  readonly id: string;
  readonly report: StoredReport;
}

/** Whether the client of a report has to be reminded now, whatever the reminder's state. With locks in a transaction. */
export async function readReminderStanding(
  { id, report }: Reminded,
  now: Date,
  transaction?: Transaction,
): Promise<ReminderStanding> {
  const { reminder, booking_id: bookingId } = report;
  if (reminder === null) return 'gone';
  const timing = reminderTiming(reminder, calendarDateIn(business.timeZone, now));
  if (timing !== 'due') return timing;
  if (bookingId !== null) {
    const reference = jobs().doc(bookingId);
    const job = storedJob(await (transaction ? transaction.get(reference) : reference.get()));
    if (!job || job.status === 'cancelled' || job.origin) return 'gone';
  }
  const read: Read = (query) => (transaction ? transaction.get(query) : query.get());
  if (await hasNewer({ id, report }, read)) return 'booked';
  return (await readReportPayment(id, bookingId, transaction)).state === 'unpaid' ? 'unpaid' : 'due';
}

type Read = <Record extends object>(query: Query<Record, Record>) => Promise<QuerySnapshot<Record, Record>>;

/** Whether the property has a job or report from later, or the client asks for one there. */
async function hasNewer({ id, report }: Reminded, read: Read): Promise<boolean> {
  const { property_id: propertyId, booking_id: bookingId, report_date: date, created_at: written } = report;
  if (propertyId) {
    const [jobsThere, reportsThere] = [
      await read(jobs().where('property_id', '==', propertyId)),
      await read(reports().where('property_id', '==', propertyId)),
    ];
    const booked = readableJobs(jobsThere.docs).some(
      (found) =>
        found.id !== bookingId && found.job.status !== 'cancelled' && found.job.scheduled_date > date,
    );
    if (booked) return true;
    const reported = readable(reportsThere.docs).some(
      (found) => found.id !== id && found.stored.report_date > date,
    );
    if (reported) return true;
  }
  const email = normalizeEmail(report.client_email);
  if (email === '') return false;
  const asked = await read(requests().where('email', 'in', [...new Set([email, report.client_email])]));
  const own = new Set([propertyId, propertyIdOf(findingsOf(report).propertyAddress ?? '')]);
  return readable(asked.docs).some(
    ({ stored }) =>
      isPending(stored.status) &&
      stored.created_at.toMillis() > written.toMillis() &&
      own.has(propertyIdOf(stored.address)),
  );
}
