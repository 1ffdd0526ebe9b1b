import { hoursAndMinutes } from '@domain/time/time-of-day';
import { arrivalTime } from '@domain/appointment/arrival';
import { isOutsideArea } from '@domain/area/is-outside-area';
import { receivedSentences } from '@domain/appointment/received-words';
import { knownService } from '@domain/settings/offered-services';
import type { PlaceholderValues } from '@domain/settings/worded-emails';
import { dollars } from '@domain/text/dollars';
import { referenceOf } from '@domain/text/reference';
import { isCalendarDate, longDate, shortDate } from '@domain/time/calendar-date';
import { settingsNow } from '../../../platform/settings-now';
import type { StoredRequest } from '../../../records/request/stored-request';

/** A stored request with its id. */
export type LoadedRequest = StoredRequest & { readonly id: string };

type Rows = readonly (readonly [label: string, value: string])[];

/** A request in one line, without anything that its sender wrote. */
export function requestBrief({
  id,
  service_type: service,
  preferred_date: date,
  date_flexible,
}: LoadedRequest) {
  const day = date_flexible || !isCalendarDate(date) ? 'any day' : shortDate(date);
  return `${knownService(settingsNow().services, service)}, ${day} (${referenceOf(id)})`;
}

/** What our words about a request can fill in: nothing that its sender wrote. */
export function requestValues(request: LoadedRequest): PlaceholderValues<'request_received'> {
  return {
    service: knownService(settingsNow().services, request.service_type),
    reference: referenceOf(request.id),
    price: dollars(request.price),
  };
}

/** The client's choices, in our words. */
export function requestFacts(request: LoadedRequest): Rows {
  return [
    [
      'Inspection type',
      `${knownService(settingsNow().services, request.service_type)}, ${dollars(request.price)}`,
    ],
    ['Preferred date', request.date_flexible ? 'Flexible' : longDate(request.preferred_date)],
    ['Preferred time', request.time_flexible ? 'Flexible' : timeLabel(request)],
    ['Report needed by', request.deadline ? longDate(request.deadline) : ''],
    ['Note on the time', receivedSentences(request.slot_problems)],
  ];
}

/** What only the office has to know about a request. */
export function officeFacts({ address }: LoadedRequest): Rows {
  return [
    ['Note on the address', isOutsideArea(settingsNow().area, address) ? 'Outside the service area' : ''],
  ];
}

/** The free text of the booking form, as the sender wrote it. */
export function requestWords(request: LoadedRequest): Rows {
  return [
    ['Name', request.name],
    ['Property address', request.address],
    ['Special instructions', request.special_instructions],
  ];
}

function timeLabel({ preferred_time: time, preferred_until }: LoadedRequest): string {
  return arrivalTime({ scheduled_time: hoursAndMinutes(time), scheduled_until: preferred_until });
}
