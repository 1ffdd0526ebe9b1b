import { createEvents, type EventAttributes, type EventStatus } from 'ics';
import { arrivalTime } from '@domain/appointment/arrival';
import { entryLength } from '@domain/appointment/entry-length';
import { business } from '@domain/business/business';
import { shownNote } from '@domain/job/access-codes';
import type { JobStatus } from '@domain/job/job-status';
import { jobAddress } from '@domain/office/job-address';
import { instantOf } from '@domain/time/zoned-instant';
import { config } from '../platform/config';
import { sha256 } from '../platform/hash';
import { settingsNow } from '../platform/settings-now';
import type { FeedJobFields, FeedJob } from './feed-jobs';
import { foldLines } from './fold-lines';

/** Supported by the library, but missing from its types. */
type Entry = EventAttributes & { readonly timestamp: number };

const statuses: Record<JobStatus, EventStatus> = {
  pending: 'TENTATIVE',
  scheduled: 'CONFIRMED',
  in_progress: 'CONFIRMED',
  completed: 'CONFIRMED',
  // An app replaces all of a subscription when it reads it again, so an entry that is missing goes, such as a job that was
  // given to someone else. A cancelled one is listed, so that an app that shows such entries says so.
  cancelled: 'CANCELLED',
};

const prefixes: Record<JobStatus, string> = {
  pending: 'Pending: ',
  scheduled: '',
  in_progress: '',
  completed: 'Done: ',
  cancelled: 'Cancelled: ',
};

/** The jobs as iCalendar text. Deterministic for the same jobs, so that its ETag stays valid. */
export function jobsCalendar(jobs: readonly FeedJob[]): string {
  const { error, value } = createEvents(jobs.map(entryOf), {
    productId: `-//${business.name}//jobs//EN`,
    method: 'PUBLISH',
    calName: `${business.shortName} jobs`,
  });
  if (error || !value) throw new Error('calendar not made', { cause: error });
  return foldLines(value);
}

function entryOf({ id, job }: FeedJob): Entry {
  const { customer, status, scheduled_date: date, scheduled_time: time } = job;
  return {
    uid: feedUid(id),
    sequence: job.calendar_sequence,
    timestamp: job.created_at.toMillis(),
    title: oneLine(`${prefixes[status]}${customer.name || 'No name'}, ${job.service_type}`),
    description: plain(descriptionOf(job)),
    location: oneLine(customer.address),
    url: `${config.siteUrl}${jobAddress(job)}`,
    start: instantOf(date, time, business.timeZone).getTime(),
    startInputType: 'utc',
    startOutputType: 'utc',
    duration: entryLength(settingsNow().services, job),
    status: statuses[status],
    busyStatus: status === 'pending' ? 'TENTATIVE' : 'BUSY',
  };
}

/**
 * Differs from the UID in the client's own entry, so that in a calendar that has both, for example an admin's who
 * booked for a relative, neither replaces the other.
 */
export function feedUid(bookingId: string): string {
  return `job-${sha256(`feed:${bookingId}`).slice(0, 32)}@${new URL(business.siteUrl).hostname}`;
}

function descriptionOf(job: FeedJobFields): string {
  const { customer, forms_status } = job;
  const note = shownNote(job);
  const forms = Object.values(forms_status);
  const lines = [
    job.scheduled_until !== null && `Arrival: ${arrivalTime(job)}`,
    `Phone: ${customer.phone}`,
    `Email: ${customer.email}`,
    `Forms: ${forms.filter(Boolean).length} of ${forms.length} complete`,
    note && `Instructions: ${note}`,
  ];
  return lines.filter(Boolean).join('\n');
}

/** Replaces characters that would end a line or break a reader; the library escapes only line feeds. */
function plain(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ');
}

function oneLine(text: string): string {
  return plain(text).replace(/\n+/g, ', ');
}
