import { hourlySlots, twoHourWindows } from '@domain/booking/time-slots';
import type { Lead } from '@domain/request/lead';
import { dollars } from '@domain/text/dollars';
import { longDate } from '@domain/time/calendar-date';
import { clockTime } from '@domain/time/time-of-day';

type Facts = readonly (readonly [label: string, value: string])[];

/** What a client asked for, in words. */
export function requestFacts(lead: Lead): Facts {
  return [
    ['Inspection type', `${lead.service_type}, ${dollars(lead.price)}`],
    ['Property address', lead.address],
    ['Preferred date', lead.date_flexible ? 'Flexible' : longDate(lead.preferred_date)],
    ['Preferred time', lead.time_flexible ? 'Flexible' : timeLabel(lead.preferred_time)],
    ['Special instructions', lead.special_instructions],
  ];
}

function timeLabel(time: string): string {
  const slot = [...twoHourWindows, ...hourlySlots].find(({ value }) => value === time);
  return slot?.label ?? clockTime(time);
}
