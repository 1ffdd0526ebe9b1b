import { windowEnd, windowMinutes } from '../appointment/arrival';
import { slotProblems, type SlotProblem } from '../appointment/slot-problems';
import { currentTitle, initialPrice, standardService } from '../settings/offered-services';
import type { RequestSubmission } from './request-submission';
import { defaultTime } from './preferred-time';
import { hourlySlotMinutes } from './time-slots';
import { business } from '../business/business';
import { toE164 } from '../contact/phone';
import { clientOf } from '../referral/client-of';
import { visitNote } from '../referral/visit-note';
import type { IntroducedRequest } from '../referral/introduction-calls';
import type { Referral } from '../referral/referral';
import { searchKeys } from '../search/search-keys';
import type { HoursSettings, ServicesSettings, Settings } from '../settings/settings';
import { calendarDateIn } from '../time/calendar-date';
import { hoursAndMinutes } from '../time/time-of-day';
import type { HandledRequest, StoredRequest } from './request-record';

type NewRequest = Omit<StoredRequest<never>, 'created_at' | keyof HandledRequest<never>>;

type RequestSettings = Pick<Settings, 'services' | 'hours'>;

/**
 * A booking form as a request; a blank date or time gets the default of requirement B-08 and is flagged as flexible. An
 * outdated page may still send a service's former title.
 */
export function requestOfForm(
  { services, hours }: RequestSettings,
  data: RequestSubmission,
  now: Date,
  inWindows = hasWindows(data),
): NewRequest {
  const isWindow = inWindows && data.scheduled_time !== '';
  return {
    name: data.name,
    email: data.email,
    phone: data.phone,
    phone_e164: toE164(data.phone) ?? '',
    address: data.address,
    service_type: currentTitle(services, data.service_type) || standardService(services).title,
    preferred_date: data.scheduled_date || calendarDateIn(business.timeZone, now),
    preferred_time: data.scheduled_time || defaultTime,
    preferred_until: isWindow ? windowEnd(hoursAndMinutes(data.scheduled_time)) : null,
    date_flexible: data.scheduled_date === '',
    time_flexible: data.scheduled_time === '',
    slot_problems: askedProblems(hours, data, isWindow ? windowMinutes : hourlySlotMinutes, now),
    special_instructions: data.special_instructions,
    deadline: data.deadline || null,
    report_for: data.report_for ?? null,
    price: initialPrice(services, data.service_type),
    quoted_price: data.total_price ?? null,
    status: 'new',
    forms_booking_id: null,
    referral_id: null,
    client_asked_at: null,
    client_waits_since: null,
    received_mail: null,
    search_keys: searchKeys(data),
    codes_erased: false,
  };
}

/** Only the landing-page section has `report_for`, and it offers two-hour windows. */
function hasWindows({ report_for: reportFor }: RequestSubmission): boolean {
  return reportFor !== undefined;
}

/**
 * Problems of the chosen date and time, which an outdated page or a queued request may still submit. Defaults are not
 * checked, because the client did not choose them.
 */
function askedProblems(
  hours: HoursSettings,
  data: Pick<RequestSubmission, 'scheduled_date' | 'scheduled_time'>,
  minutes: number,
  now: Date,
): readonly SlotProblem[] {
  const { scheduled_date: date, scheduled_time: time } = data;
  if (date === '') return [];
  return slotProblems(hours, { date, time: time === '' ? null : time, minutes }, now);
}

/** A referral as the request of its client, who chose among the two-hour windows. */
export function requestOfIntroduced(
  settings: RequestSettings,
  referral: Referral<unknown>,
  asked: IntroducedRequest,
  now: Date,
): NewRequest {
  const form = { ...asked, service_type: referral.service_needed };
  return {
    ...requestOfForm(settings, form, now, true),
    deadline: asked.deadline || referral.needed_by || null,
    special_instructions: [asked.special_instructions, visitNote(referral)].filter(Boolean).join('\n'),
    forms_booking_id: referral.forms_booking_id,
    referral_id: referral.id,
  };
}

/** A referral as a request. No date is agreed yet. */
export function requestOfReferral(
  services: ServicesSettings,
  referral: Referral<unknown>,
  now: Date,
): NewRequest {
  const client = clientOf(referral);
  return {
    ...client,
    phone_e164: toE164(client.phone) ?? '',
    service_type: referral.service_needed,
    preferred_date: calendarDateIn(business.timeZone, now),
    preferred_time: defaultTime,
    preferred_until: null,
    date_flexible: true,
    time_flexible: true,
    slot_problems: [],
    special_instructions: visitNote(referral),
    deadline: referral.needed_by || null,
    report_for: null,
    price: initialPrice(services, referral.service_needed),
    quoted_price: null,
    status: 'new',
    forms_booking_id: referral.forms_booking_id,
    referral_id: referral.id,
    client_asked_at: null,
    client_waits_since: null,
    received_mail: null,
    search_keys: searchKeys(client),
    codes_erased: false,
  };
}
