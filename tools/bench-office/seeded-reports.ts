import { business } from '@domain/business/business';
import { collections } from '@domain/firestore/paths';
import { calendarDateIn } from '@domain/time/calendar-date';
import type { SeededRecord } from './seeded-record';
import { seededSeries } from './seeded-series';

/** More than a first page at any size. */
const reportsOfADay = 12;

/** Reports with their payment records. */
export function* seededReports(size: number, now: Date): Generator<SeededRecord> {
  for (const { index, at } of seededSeries(
    { today: reportsOfADay, all: reportsOfADay + Math.floor(size / 8) },
    now,
  )) {
    const id = `report-${index}`;
    yield { collection: collections.inspectionReports, id, fields: seededReport(index, at) };
    yield {
      collection: collections.reportPayments,
      id,
      fields: { amount: 149, state: 'unpaid', booking_id: `booking-${index}`, created_at: at },
    };
  }
}

export function seededReport(index: number, at: Date): object {
  const clientEmail = `client-${index}@example.com`;
  return {
    customer_id: null,
    booking_id: `booking-${index}`,
    client_email: clientEmail,
    report_date: calendarDateIn(business.timeZone, at),
    inspection_type: 'pre-purchase',
    sewer_scope_type: 'standard',
    summary: 'The line is clear from the cleanout to the main.',
    recommendations: JSON.stringify({ text: '', priorities: [] }),
    inspector_notes: '',
    findings: JSON.stringify({ clientName: 'Dana Whitlock', clientEmail, findings: [] }),
    photos: [],
    report_files: [],
    version: 1,
    amendment: '',
    video_since: null,
    created_at: at,
    sent_at: at,
    sent_version: 1,
  };
}
