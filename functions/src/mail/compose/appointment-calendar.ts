import { createEvent } from 'ics';
import { arrivalTime } from '@domain/appointment/arrival';
import { entryLength } from '@domain/appointment/entry-length';
import { business } from '@domain/business/business';
import type { Job } from '@domain/job/job';
import { knownService } from '@domain/settings/offered-services';
import { withoutLinks } from '@domain/text/web-address';
import { instantOf } from '@domain/time/zoned-instant';
import { sha256 } from '../../platform/hash';
import { phoneNow } from '../../platform/phone-now';
import { settingsNow } from '../../platform/settings-now';
import type { MailAttachment } from './composer';

/**
 * The appointment's iCalendar entry, or its cancellation. The UID never changes; SEQUENCE increases with each change.
 */
export function appointmentCalendar(job: Job<unknown>): MailAttachment & { readonly content: string } {
  const start = instantOf(job.scheduled_date, job.scheduled_time, business.timeZone);
  const cancelled = job.status === 'cancelled';
  const { error, value } = createEvent({
    uid: calendarUid(job.id),
    sequence: job.calendar_sequence,
    method: cancelled ? 'CANCEL' : 'REQUEST',
    productId: `-//${business.name}//appointments//EN`,
    title: `Sewer inspection, ${business.name}`,
    description: `${knownService(settingsNow().services, job.service_type)}. ${arrivalSentence(job)}Questions: ${phoneNow().display}`,
    location: withoutLinks(job.customer.address),
    start: start.getTime(),
    startInputType: 'utc',
    startOutputType: 'utc',
    duration: entryLength(settingsNow().services, job),
    status: cancelled ? 'CANCELLED' : 'CONFIRMED',
    busyStatus: cancelled ? 'FREE' : 'BUSY',
    organizer: { name: business.name, email: settingsNow().contact.email },
    attendees: [
      {
        name: withoutLinks(job.customer.name),
        email: job.customer.email,
        rsvp: false,
        partstat: 'ACCEPTED',
      },
    ],
    ...(!cancelled && {
      alarms: [{ action: 'display', description: 'Sewer inspection', trigger: { hours: 24, before: true } }],
    }),
  });
  if (error || !value) throw new Error('calendar entry not made', { cause: error });
  return { filename: 'inspection.ics', type: 'text/calendar', content: value };
}

function arrivalSentence(job: Job<unknown>): string {
  return job.scheduled_until === null ? '' : `We arrive within the window, ${arrivalTime(job)}. `;
}

/** Stable for a job; reveals neither its id nor its key. */
export function calendarUid(bookingId: string): string {
  return `${sha256(`calendar:${bookingId}`).slice(0, 32)}@${new URL(business.siteUrl).hostname}`;
}
