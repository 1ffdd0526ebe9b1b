import { askedTime, type FormNow } from '@domain/availability/asked-time';
import { monthOf, timesOfForm, type Month } from '@domain/availability/month';
import type { BookingRequest } from '@domain/request/booking-request';
import { readableRecord } from '../../platform/readable';
import { settingsNow } from '../../platform/settings-now';
import { months } from './stored-month';

type Asked = Pick<
  BookingRequest<unknown>,
  'service_type' | 'preferred_date' | 'preferred_time' | 'preferred_until'
>;

/** What is available at `now` instead of the time that a request asks for, as a sentence; '' if nothing is known. */
export async function insteadOf(request: Asked, now: Date): Promise<string> {
  const variant = request.preferred_until === null ? 'contact-form' : 'landing-section';
  const form: FormNow = { settings: settingsNow(), variant, now };
  const asked = {
    serviceType: request.service_type,
    preferredDate: request.preferred_date,
    preferredTime: request.preferred_time,
  };
  const timesOf = async (month: Month) =>
    timesOfForm(readableRecord(await months().doc(month).get()) ?? null, variant);
  const times = await timesOf(monthOf(request.preferred_date));
  const inMonth = askedTime(times, asked, form);
  if (inMonth.nextMonth === null) return inMonth.instead;
  return askedTime({ ...times, ...(await timesOf(inMonth.nextMonth)) }, asked, form).instead;
}
