import { randomUUID } from 'node:crypto';
import { agreementTexts } from '@domain/agreement/agreement-text';
import { business } from '@domain/business/business';
import { collections } from '@domain/firestore/paths';
import { mediaReleaseTexts } from '@domain/media-release/media-release-text';
import { addDays, calendarDateIn } from '@domain/time/calendar-date';
import { linkKey } from '../../demo/link-key';
import { everyUse, easyVisit } from '../../demo/demo-forms';
import { signingOf } from '../../demo/signing-of';
import { envelopeOf, once } from './drill-envelope';
import type { DrillPerson } from './drill-people';
import type { DrillWorld } from './drill-world';

const today = () => calendarDateIn(business.timeZone, new Date());

/** Texts that a person writes about another one. */
export interface Mentions {
  readonly agent?: DrillPerson;
  readonly text?: string;
}

/** Submits a request on the site. @returns its id. */
export async function sendRequest(world: DrillWorld, person: DrillPerson, text = ''): Promise<string> {
  const { name, email, phone, address, word, network } = person;
  const data = {
    name,
    email,
    phone,
    address,
    service_type: '',
    scheduled_date: addDays(today(), 5),
    scheduled_time: '10:00:00',
    special_instructions: `Gate code ${word}. ${text}`,
    texts_agreed: true,
  };
  const { id } = await world.calls.call(
    'secure-form-submission',
    { formType: 'booking', data, ...envelopeOf(person) },
    { from: network },
  );
  return id;
}

/** Accepts a request as a job of an inspector who has no other, since all jobs of the drill are at one time. */
export async function accept(world: DrillWorld, leadId: string): Promise<string> {
  const inspector_id = `inspector-${randomUUID()}`;
  await world.firestore
    .collection(collections.admins)
    .doc(inspector_id)
    .set({ email: `${inspector_id}@example.com`, inspects: true });
  const appointment = {
    scheduled_date: addDays(today(), 5),
    scheduled_time: '10:00',
    total_price: 149,
    inspector_id,
    confirmed_taken: true as const,
  };
  const { bookingId } = await world.calls.call(
    'office-request-accept',
    { leadId, ...appointment, ...once() },
    { idToken: world.office },
  );
  return bookingId;
}

/** Submits all four forms of a job as its client. */
export async function sendForms(
  world: DrillWorld,
  person: DrillPerson,
  bookingId: string,
  { agent, text = '' }: Mentions = {},
): Promise<void> {
  const key = await linkKey(bookingId);
  const { name, word, network } = person;
  const caller = { from: network };
  const signer = { key, name };
  const agreement = {
    ...signingOf(agreementTexts[0], signer),
    agreement_type: 'inspection' as const,
    terms_accepted: true as const,
  };
  const { call } = world.calls;
  await call(
    'secure-form-submission',
    { formType: 'agreement', data: agreement, ...envelopeOf(person) },
    caller,
  );
  const release = { ...signingOf(mediaReleaseTexts[0], signer), ...everyUse };
  await call(
    'secure-form-submission',
    { formType: 'media-release', data: release, ...envelopeOf(person) },
    caller,
  );
  const answers = {
    ...easyVisit,
    booking_id: key,
    knownSewerIssues: `Roots in ${word}. ${text}`,
    specialAccessConditions: `The dog is called ${word}.`,
    agentName: agent?.name ?? '',
    agentPhone: agent?.phone ?? '',
    agentEmail: agent?.email ?? '',
  };
  await call(
    'client-questionnaire-submit',
    { formType: 'questionnaire', data: answers, ...envelopeOf(person) },
    caller,
  );
  const followUp = {
    booking_id: key,
    property_year_built: 1978,
    sewer_connection_type: 'city_sewer' as const,
    backflow_prevention_device: 'no' as const,
    main_cleanout_location_known: 'yes' as const,
    main_cleanout_description: `Below ${word}`,
    water_power_availability: 'yes' as const,
    unusual_access_conditions: `None, ${word}`,
    known_sewer_issues: `Slow since ${word}. ${text}`,
  };
  await call(
    'client-followup-submit',
    { formType: 'follow-up', data: followUp, ...envelopeOf(person) },
    caller,
  );
}

export async function complete(world: DrillWorld, bookingId: string): Promise<void> {
  for (const status of ['in_progress', 'completed'] as const) {
    await world.calls.call('office-job-status', { bookingId, status, ...once() }, { idToken: world.office });
  }
}

export async function markPaid(world: DrillWorld, bookingId: string, note: string): Promise<void> {
  const paid = { state: 'paid', method: 'check', note } as const;
  await world.calls.call('office-job-payment', { bookingId, ...paid, ...once() }, { idToken: world.office });
  await world.calls.letUndoExpire();
}
