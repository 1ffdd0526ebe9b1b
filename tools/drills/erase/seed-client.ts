import { createHash, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { ReferralSubmission } from '@domain/referral/referral-submission';
import { agreementTexts } from '@domain/agreement/agreement-text';
import { business } from '@domain/business/business';
import { mediaReleaseTexts } from '@domain/media-release/media-release-text';
import { photoPath } from '@domain/report/photo-path';
import { newReportForm, type ReportForm } from '@domain/report/report-form';
import { findingOf } from '@domain/report/testing/finding-of';
import { addDays, calendarDateIn } from '@domain/time/calendar-date';
import { bookingKey } from '../../demo/booking-key';
import { everyUse, easyVisit } from '../../demo/demo-forms';
import { signingOf } from '../../demo/signing-of';
import type { DrillPerson } from './drill-people';
import type { DrillWorld } from './drill-world';
import { portalToken } from './portal-token';

const once = () => ({ idempotencyKey: randomUUID() });
const today = () => calendarDateIn(business.timeZone, new Date());

/** What somebody writes about another person. */
export interface Mentions {
  readonly agent?: DrillPerson;
  readonly text?: string;
}

interface Envelope {
  readonly clientInfo: { readonly userAgent: string; readonly timestamp: string };
  readonly idempotencyKey: string;
}

const envelopeOf = ({ word }: DrillPerson): Envelope => ({
  clientInfo: { userAgent: `Mozilla/5.0 (${word})`, timestamp: new Date().toISOString() },
  ...once(),
});

/** A request from the site. @returns its id. */
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
  };
  const { id } = await world.calls.call(
    'submitForm',
    { formType: 'booking', data, ...envelopeOf(person) },
    { from: network },
  );
  return id;
}

export async function accept(world: DrillWorld, leadId: string): Promise<string> {
  const appointment = { scheduled_date: addDays(today(), 5), scheduled_time: '10:00', total_price: 149 };
  const { bookingId } = await world.calls.call(
    'acceptRequest',
    { leadId, ...appointment, ...once() },
    { idToken: world.office },
  );
  return bookingId;
}

/** All four forms of a job, as its client sends them. */
export async function sendForms(
  world: DrillWorld,
  person: DrillPerson,
  bookingId: string,
  { agent, text = '' }: Mentions = {},
): Promise<void> {
  const key = await bookingKey(bookingId);
  const { name, address, word, network } = person;
  const caller = { from: network };
  const signer = { key, name, address };
  const agreement = {
    ...signingOf(agreementTexts[0], signer),
    inspection_date: addDays(today(), 5),
    agreement_type: 'inspection' as const,
    terms_accepted: true as const,
  };
  const { call } = world.calls;
  await call('submitForm', { formType: 'agreement', data: agreement, ...envelopeOf(person) }, caller);
  const release = { ...signingOf(mediaReleaseTexts[0], signer), ...everyUse };
  await call('submitForm', { formType: 'media-release', data: release, ...envelopeOf(person) }, caller);
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
    'submitQuestionnaire',
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
  await call('submitFollowUp', { formType: 'follow-up', data: followUp, ...envelopeOf(person) }, caller);
}

export async function complete(world: DrillWorld, bookingId: string): Promise<void> {
  for (const status of ['in_progress', 'completed'] as const) {
    await world.calls.call('updateJobStatus', { bookingId, status, ...once() }, { idToken: world.office });
  }
}

export async function markPaid(world: DrillWorld, bookingId: string, note: string): Promise<void> {
  const paid = { state: 'paid', method: 'check', note } as const;
  await world.calls.call('setPayment', { bookingId, ...paid, ...once() }, { idToken: world.office });
}

/** A photo with a person’s word in its EXIF data. @returns its path. */
async function uploadPhoto(world: DrillWorld, { word }: DrillPerson, findingId: string): Promise<string> {
  const path = photoPath(findingId, randomUUID(), 'jpg');
  const bytes = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#0B6470' } })
    .withExif({ IFD0: { Artist: word, ImageDescription: `House of ${word}` } })
    .jpeg()
    .toBuffer();
  await world.bucket.file(path).save(bytes, { resumable: false, contentType: 'image/jpeg' });
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  for (let tries = 0; ; tries += 1) {
    const answer = await world.calls.call('confirmPhoto', { path, sha256 }, { idToken: world.office });
    if (answer.state === 'received') return path;
    if (tries === 20) throw new Error(`the photo is ${answer.state}`);
  }
}

interface WrittenReport {
  readonly reportId: string;
  readonly key: string;
  readonly form: ReportForm;
}

/** A report with a photo; of a job, or of none. */
export async function writeReport(
  world: DrillWorld,
  person: DrillPerson,
  bookingId: string | null,
  text = '',
): Promise<WrittenReport> {
  const { name, email, address, word } = person;
  const findingId = `finding-${randomUUID()}`;
  const form: ReportForm = {
    ...newReportForm(today()),
    clientName: name,
    clientEmail: email,
    propertyAddress: address,
    videoLink: `https://video.example.com/${word}`,
    summary: `Summary for ${word}`,
    recommendations: `Recommended to ${word}`,
    inspectorNotes: `Notes on ${word}. ${text}`,
    findings: [
      findingOf({
        id: findingId,
        severity: 'high',
        footage: 34,
        mainProblem: `Offset at ${word}`,
        observation: `Seen by ${word}. ${text}`,
        photos: [await uploadPhoto(world, person, findingId)],
      }),
    ],
  };
  const { reportId, url } = await world.calls.call(
    'generateReport',
    { bookingId, report: form, ...once() },
    { idToken: world.office },
  );
  return { reportId, key: url.slice(-24), form };
}

export async function amend(
  world: DrillWorld,
  { reportId, form }: WrittenReport,
  word: string,
): Promise<void> {
  const report = { ...form, summary: `${form.summary}, amended` };
  await world.calls.call(
    'amendReport',
    { reportId, amendment: `As ${word} asked`, report, ...once() },
    { idToken: world.office },
  );
}

/** Signs in to the portal and shares a report with somebody; then a list of repairs, by the link. */
export async function shareReport(
  world: DrillWorld,
  person: DrillPerson,
  { reportId, key, form }: WrittenReport,
  recipient: string,
): Promise<void> {
  const idToken = await portalToken(world, person);
  const parts = { photos: true, costs: true, notes: true, pdf: true };
  await world.calls.call(
    'createShare',
    { reportId, recipientName: recipient, recipientRole: 'agent', parts, consent: true, ...once() },
    { idToken },
  );
  const answer = await world.calls.sendForm(`/report/${key}/repair-list`, [
    ['token', randomUUID()],
    ['finding', form.findings[0]?.id ?? ''],
    ['recipient', recipient],
    ['message', `Please, for ${person.word}`],
  ]);
  if (answer.status >= 400) throw new Error(`the list of repairs was refused: ${answer.status}`);
}

/** A referral of one person by another. @returns its id. */
export async function refer(
  world: DrillWorld,
  agent: DrillPerson,
  client: DrillPerson,
  changes: Partial<ReferralSubmission> = {},
): Promise<string> {
  const data: ReferralSubmission = {
    agentName: agent.name,
    agentEmail: agent.email,
    agentPhone: agent.phone,
    agentCompany: `${agent.word} Realty`,
    clientName: client.name,
    clientPhone: client.phone,
    clientEmail: client.email,
    inspectionAddress: client.address,
    referralReward: 'payment-app',
    referrerKind: 'agent',
    clientAgreed: true,
    deviceKey: randomUUID(),
    ...changes,
  };
  const { id } = await world.calls.call(
    'submitReferral',
    { formType: 'referral', data, ...envelopeOf(agent) },
    { from: agent.network },
  );
  return id;
}

/** A referral that becomes a job which is done and paid for, so that its reward is earned. @returns the job’s id. */
export async function earnReward(world: DrillWorld, referralId: string): Promise<string> {
  const appointment = { scheduled_date: addDays(today(), 6), scheduled_time: '14:00', total_price: 149 };
  const { bookingId } = await world.calls.call(
    'acceptReferral',
    { referralId, as: 'booking', appointment, ...once() },
    { idToken: world.office },
  );
  if (!bookingId) throw new Error('the referral became no job');
  await complete(world, bookingId);
  await markPaid(world, bookingId, 'Thank you');
  return bookingId;
}
