import { receivedSentences } from '@domain/appointment/received-words';
import { hourlySlots, twoHourWindows } from '@domain/booking/time-slots';
import { knownService } from '@domain/business/services';
import type { Lead } from '@domain/request/lead';
import { dollars } from '@domain/text/dollars';
import { longDate } from '@domain/time/calendar-date';
import { clockTime } from '@domain/time/time-of-day';

type Rows = readonly (readonly [label: string, value: string])[];

/** The client's choices, in our words. */
export function requestFacts(lead: Lead): Rows {
  return [
    ['Inspection type', `${knownService(lead.service_type)}, ${dollars(lead.price)}`],
    ['Preferred date', lead.date_flexible ? 'Flexible' : longDate(lead.preferred_date)],
    ['Preferred time', lead.time_flexible ? 'Flexible' : timeLabel(lead.preferred_time)],
    ['Note on the time', receivedSentences(lead.slot_problems)],
  ];
}

/** The free text of the booking form, as the sender wrote it. */
export function requestWords(lead: Lead): Rows {
  return [
    ['Name', lead.name],
    ['Property address', lead.address],
    ['Special instructions', lead.special_instructions],
  ];
}

function timeLabel(time: string): string {
  const slot = [...twoHourWindows, ...hourlySlots].find(({ value }) => value === time);
  return slot?.label ?? clockTime(time);
}
