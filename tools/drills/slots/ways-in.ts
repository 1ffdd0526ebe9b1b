import type { SubmissionReceipt } from '@domain/api/form-submission';
import { collections } from '@domain/firestore/paths';
import type { AcceptReferralAnswer } from '@domain/referral/referral-calls';
import { buildIntroducedSubmission } from '../../testing/factories/build-introduced-submission';
import { buildReferralSubmission } from '../../testing/factories/build-referral-submission';
import { buildRequestSubmission } from '../../testing/factories/build-request-submission';
import { formBody } from '../project/form-body';
import { randomUuid } from '../project/random-uuid';
import { askAsOffice, askTwice, type Caller } from './ask-twice';
import { schedule } from './changes';
import {
  clientOf,
  note,
  pick,
  placed,
  someone,
  windowOf,
  type Operation,
  type Played,
  type Wish,
} from './operation';
import { services } from './slots-world';

/** The job of a request that the site confirmed. */
async function jobOf({ world: { db } }: Caller, requestId: string): Promise<string> {
  const request = await db.collection(collections.leads).doc(requestId).get();
  return String(request.get('booking_id'));
}

/** A request of the site; on its short form, for a time on the hour. @returns its id, and its job if confirmed. */
export async function request(
  operation: Operation,
  { scheduled_date, scheduled_time, scheduled_until }: Wish,
): Promise<{ readonly id: string; readonly job: string | null } | null> {
  const service = pick(operation, services);
  const data = buildRequestSubmission({
    ...clientOf(operation),
    service_type: service,
    scheduled_date,
    scheduled_time: scheduled_time && `${scheduled_time}:00`,
    report_for: scheduled_until === null ? undefined : 'buyer',
  });
  const body = formBody('booking', data, randomUuid(operation.random));
  const receipt = await askTwice<SubmissionReceipt>(operation, 'secure-form-submission', body);
  if (!receipt) return null;
  operation.world.ledger.requests.add(receipt.id);
  if (!receipt.confirmed) return { id: receipt.id, job: null };
  const job = await jobOf(operation, receipt.id);
  const changed = { date: scheduled_date, from: scheduled_time, until: scheduled_until, service };
  note(operation, {
    kind: 'request',
    job,
    actions: ['created'],
    changed: { status: 'scheduled', ...changed },
  });
  return { id: receipt.id, job };
}

const noTime: Wish = { scheduled_date: '', scheduled_time: '', scheduled_until: null };

/** A request that waits for the office: an earlier one, or else a new one that names no time. */
export async function waitingRequest(operation: Operation): Promise<string | undefined> {
  return operation.world.ledger.waiting.shift() ?? (await request(operation, noTime))?.id;
}

export async function askOnSite(operation: Operation, wish: Wish): Played {
  const asked = await request(operation, wish);
  if (asked?.job === null) operation.world.ledger.waiting.push(asked.id);
  return typeof asked?.job === 'string';
}

export async function accept(operation: Operation): Played {
  const { random, wish, world } = operation;
  const leadId = await waitingRequest(operation);
  if (leadId === undefined) return false;
  const who = someone(operation);
  const asked = { leadId, ...wish, ...who, total_price: 149 };
  const answer = await askAsOffice<{ bookingId: string }>(
    operation,
    'office-request-accept',
    asked,
    random.chance(0.15),
  );
  if (!answer) {
    world.ledger.waiting.push(leadId);
    return false;
  }
  const changed = { ...placed(wish), inspector: who.inspector_id ?? null, status: 'scheduled' };
  return note(operation, { kind: 'accept', job: answer.bookingId, actions: ['created', 'updated'], changed });
}

/** The forms are sent ahead, and the job gets its appointment afterwards, or waits with its request. */
export async function sendForms(operation: Operation): Played {
  const sourceId = await waitingRequest(operation);
  if (sourceId === undefined) return false;
  const asked = { source: 'lead', sourceId, name: 'Dana Whitlock', email: clientOf(operation).email };
  const answer = await askAsOffice<{ bookingId: string }>(operation, 'office-forms-send', asked);
  if (!answer) return false;
  note(operation, { kind: 'send forms', job: answer.bookingId, actions: ['created', 'updated'] });
  if (await schedule(operation, answer.bookingId)) return true;
  operation.world.ledger.waiting.push(sourceId);
  return false;
}

export async function refer(operation: Operation): Played {
  const { index, random, wish } = operation;
  const { email } = clientOf(operation);
  const agent = { agentEmail: `agent-${index}@example.com`, agentPhone: '(312) 555-0164' };
  const client = { clientEmail: email, clientPhone: '(312) 555-0118', clientAgreed: true };
  const data = buildReferralSubmission({ ...agent, ...client });
  const body = formBody('referral', data, randomUuid(random));
  const receipt = await askTwice<SubmissionReceipt>(operation, 'client-referral-submit', body);
  if (!receipt) return false;
  if (random.chance(0.5)) return introduce(operation, receipt.id);
  const { scheduled_until: until, ...time } = wish;
  const appointment = { ...time, scheduled_until: until, total_price: 149 };
  const asked = { referralId: receipt.id, as: 'booking', appointment, ...someone(operation) };
  const answer = await askAsOffice<AcceptReferralAnswer>(operation, 'office-referral-accept', asked);
  if (!answer?.bookingId) return false;
  const changed = { ...placed(wish), status: 'scheduled' };
  return note(operation, { kind: 'refer', job: answer.bookingId, actions: ['created'], changed });
}

/** A referred client asks for a window through the link of our introduction. */
async function introduce(operation: Operation, referralId: string): Played {
  const { world, random, wish } = operation;
  const links = await world.db
    .collection(collections.accessLinks)
    .where('subject', '==', referralId)
    .where('kind', '==', 'introduction')
    .get();
  const { scheduled_date, scheduled_time } = windowOf(wish);
  const data = buildIntroducedSubmission(links.docs[0]?.id ?? '', {
    ...clientOf(operation),
    scheduled_date,
    scheduled_time: `${scheduled_time}:00`,
  });
  const body = formBody('introduction', data, randomUuid(random));
  const receipt = await askTwice<SubmissionReceipt>(operation, 'client-introduction-submit', body);
  if (!receipt) return false;
  world.ledger.requests.add(receipt.id);
  if (!receipt.confirmed) return false;
  const changed = { status: 'scheduled', date: scheduled_date, from: scheduled_time };
  const job = await jobOf(operation, receipt.id);
  return note(operation, { kind: 'introduce', job, actions: ['created'], changed });
}
