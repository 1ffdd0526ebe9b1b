import { createEvents, type EventAttributes, type EventStatus } from 'ics';
import { business } from '@domain/business/business';
import type { JobStatus } from '@domain/job/job-status';
import { jobAddress } from '@domain/office/job-address';
import { instantOf } from '@domain/time/zoned-instant';
import { config } from '../platform/config';
import { sha256 } from '../platform/hash';
import type { FeedBooking, FeedJob } from './feed-jobs';
import { foldLines } from './fold-lines';

/** The library checks and writes it, and leaves it out of its types. */
type Entry = EventAttributes & { readonly timestamp: number };

const statuses: Record<JobStatus, EventStatus> = {
  pending: 'TENTATIVE',
  scheduled: 'CONFIRMED',
  in_progress: 'CONFIRMED',
  completed: 'CONFIRMED',
  // Said and not left out: an app that has the entry takes it off only then.
  cancelled: 'CANCELLED',
};

const prefixes: Record<JobStatus, string> = {
  pending: 'Pending: ',
  scheduled: '',
  in_progress: '',
  completed: 'Done: ',
  cancelled: 'Cancelled: ',
};

/**
 * The jobs as one iCalendar text; the same jobs make the same text, whenever it is made, so that a subscriber that has it
 * is told so.
 */
export function jobsCalendar(jobs: readonly FeedJob[]): string {
  const { error, value } = createEvents(jobs.map(entryOf), {
    productId: `-//${business.name}//jobs//EN`,
    method: 'PUBLISH',
    calName: `${business.shortName} jobs`,
  });
  if (error || !value) throw new Error('calendar not made', { cause: error });
  return foldLines(value);
}

function entryOf({ id, booking }: FeedJob): Entry {
  const { customer, status, scheduled_date: date, scheduled_time: time } = booking;
  return {
    uid: feedUid(id),
    sequence: booking.calendar_sequence,
    timestamp: booking.created_at.toMillis(),
    title: oneLine(`${prefixes[status]}${customer.name || 'No name'}, ${booking.service_type}`),
    description: plain(descriptionOf(booking)),
    location: oneLine(customer.address),
    url: `${config.siteUrl}${jobAddress(booking)}`,
    start: instantOf(date, time, business.timeZone).getTime(),
    startInputType: 'utc',
    startOutputType: 'utc',
    duration: { hours: 2 },
    status: statuses[status],
    busyStatus: status === 'pending' ? 'TENTATIVE' : 'BUSY',
  };
}

/**
 * Other than the UID of the client's own entry: where one calendar gets both, for example of an admin who books for a
 * relative, neither takes the other's place.
 */
export function feedUid(bookingId: string): string {
  return `job-${sha256(`feed:${bookingId}`).slice(0, 32)}@${new URL(business.siteUrl).hostname}`;
}

function descriptionOf({ customer, forms_status, special_instructions }: FeedBooking): string {
  const forms = Object.values(forms_status);
  const lines = [
    `Phone: ${customer.phone}`,
    `E-mail: ${customer.email}`,
    `Forms: ${forms.filter(Boolean).length} of ${forms.length} complete`,
    special_instructions && `Instructions: ${special_instructions}`,
  ];
  return lines.filter(Boolean).join('\n');
}

/** Without what would end a line in the middle or upset a reader; the library escapes line feeds alone. */
function plain(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ');
}

function oneLine(text: string): string {
  return plain(text).replace(/\n+/g, ', ');
}
