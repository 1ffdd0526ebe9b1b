import { arrivalTime } from '@domain/appointment/arrival';
import { business } from '@domain/business/business';
import { missingForms } from '@domain/job/missing-forms';
import { reminderSentences } from '@domain/text-message/text-words';
import { calendarDateIn } from '@domain/time/calendar-date';
import { instantOf } from '@domain/time/zoned-instant';
import { dayMs } from '@domain/time/durations';
import { config } from '../../../platform/config';
import { phoneNow } from '../../../platform/phone-now';
import type { Composer } from '../composer';
import { textTo } from '../text-to';
import { upcomingAppointments, type Appointment } from './load-appointments';

/**
 * To the client's phone, within the last 24 hours: when we come, and the first missing form. Not sent once it has begun, or
 * if the appointment was moved to a later day.
 */
export const composeTextReminder: Composer = async (subjects, now) => {
  const [appointment] = await upcomingAppointments(subjects, now);
  if (!appointment) return null;
  const { job } = appointment;
  const begins = instantOf(job.scheduled_date, job.scheduled_time, business.timeZone);
  if (begins.getTime() - now.getTime() > dayMs) return null;
  const sentences = reminderSentences({
    date: job.scheduled_date,
    isToday: job.scheduled_date === calendarDateIn(business.timeZone, now),
    time: arrivalTime(job),
    link: formLink(appointment),
    phone: phoneNow().display,
  });
  return textTo(job, sentences);
};

/** The link to the first missing form, which leads to the others; null if none is missing, or no key works. */
export function formLink({ job, accessKey }: Appointment): string | null {
  const [form] = missingForms(job);
  return form && accessKey !== null ? `${config.siteUrl}${form.path}?booking=${accessKey}` : null;
}
