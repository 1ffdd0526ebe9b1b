import { receivedSentences } from '@domain/appointment/received-words';
import type { Lead } from '@domain/request/lead';
import { shortDate, isCalendarDate } from '@domain/time/calendar-date';
import { clockTime, hoursAndMinutes, isTimeOfDay } from '@domain/time/time-of-day';

interface PreferredSlot {
  readonly date: string;
  readonly time: string;
  /** What the client did not choose; '' where both were chosen. */
  readonly flexible: '' | 'date flexible' | 'time flexible' | 'date and time flexible';
}

type Preference = Pick<Lead, 'preferred_date' | 'preferred_time' | 'date_flexible' | 'time_flexible'>;

/** The preferred date and time of an inspection, in words. */
export function preferredSlot(lead: Preference): PreferredSlot {
  const { preferred_date: date, preferred_time: time, date_flexible, time_flexible } = lead;
  return {
    date: isCalendarDate(date) ? shortDate(date) : '',
    time: isTimeOfDay(time) ? clockTime(hoursAndMinutes(time)) : '',
    flexible: flexibleWords(date_flexible, time_flexible),
  };
}

/** The request in words: 'Annual Checkup, 12 Main St, Provo. Asked for Thu, Mar 5, 10:00 AM (time flexible).' */
export function wishOf(lead: Preference & Pick<Lead, 'service_type' | 'address' | 'slot_problems'>): string {
  const { date, time, flexible } = preferredSlot(lead);
  const slot = [date, time].filter(Boolean).join(', ');
  const asked = `${lead.service_type || 'Inspection'}, ${lead.address}. Asked for ${slot}${flexible && ` (${flexible})`}.`;
  return [asked, receivedSentences(lead.slot_problems)].filter(Boolean).join(' ');
}

function flexibleWords(date: boolean, time: boolean): PreferredSlot['flexible'] {
  if (date && time) return 'date and time flexible';
  if (date) return 'date flexible';
  return time ? 'time flexible' : '';
}
