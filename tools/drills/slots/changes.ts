import { collections } from '@domain/firestore/paths';
import { editableOf } from '@domain/job/edit-job';
import type { Job } from '@domain/job/job';
import { randomUuid } from '../project/random-uuid';
import { askAsOffice, askTwice, type Caller } from './ask-twice';
import { aJob, note, pick, placed, someone, windowOf, type Operation, type Played } from './operation';
import { services } from './slots-world';

export async function schedule(
  operation: Operation,
  bookingId: string,
  who = someone(operation),
  isConfirmed = operation.random.chance(0.15),
): Played {
  const asked = { bookingId, ...operation.wish, ...who };
  if (!(await askAsOffice(operation, 'office-job-schedule', asked, isConfirmed))) return false;
  const changed = {
    ...placed(operation.wish),
    ...(who.inspector_id && { inspector: who.inspector_id }),
  };
  const actions = ['moved', 'scheduled'];
  return note(operation, { kind: 'move', job: bookingId, actions, changed, orAlready: true });
}

export async function move(operation: Operation): Played {
  const found = await aJob(operation);
  return found ? schedule(operation, found.id) : false;
}

export async function moveAsClient(operation: Operation): Played {
  const found = await aJob(operation);
  return found ? moveByClient(operation, found.id) : false;
}

async function linkKey({ world: { db } }: Caller, bookingId: string): Promise<string> {
  const links = await db.collection(collections.accessLinks).where('subject', '==', bookingId).get();
  return links.docs[0]?.id ?? '';
}

export async function moveByClient(operation: Operation, bookingId: string): Played {
  const { scheduled_date, scheduled_time } = windowOf(operation.wish);
  const asked = { booking: await linkKey(operation, bookingId), scheduled_date, scheduled_time };
  const body = { ...asked, idempotencyKey: randomUuid(operation.random) };
  const answer = await askTwice<{ state: string }>(operation, 'client-appointment-move', body);
  if (answer?.state !== 'moved') return false;
  const changed = { date: scheduled_date, from: scheduled_time };
  return note(operation, {
    kind: 'client moves',
    job: bookingId,
    actions: ['moved'],
    changed,
    orAlready: true,
  });
}

export async function cancelByClient(operation: Operation): Played {
  const found = await aJob(operation);
  if (!found) return false;
  const asked = { booking: await linkKey(operation, found.id), reason: 'Sold' };
  const body = { ...asked, idempotencyKey: randomUuid(operation.random) };
  const answer = await askTwice<{ state: string }>(operation, 'client-appointment-cancel', body);
  if (answer?.state !== 'done') return false;
  return note(operation, { kind: 'client cancels', job: found.id, actions: ['cancelled'] });
}

export async function changeService(operation: Operation): Played {
  const anotherThan = (service: string) =>
    pick(
      operation,
      services.filter((each) => each !== service),
    );
  const edit = ({ job, snapshot }: KnownJob) => ({
    seen: editableOf(snapshot.data() as Job<unknown>),
    changes: { service_type: anotherThan(job.service) },
  });
  return change(operation, 'office-job-edit', edit, 'edited');
}

type KnownJob = NonNullable<Awaited<ReturnType<typeof aJob>>>;

/** A call of the office about a known job. */
export async function change(
  operation: Operation,
  call: string,
  asked: (job: KnownJob) => object,
  action: string,
): Played {
  const found = await aJob(operation);
  if (!found) return false;
  const answer = await askAsOffice(operation, call, { bookingId: found.id, ...asked(found) });
  return answer !== null && note(operation, { kind: call, job: found.id, actions: [action] });
}

export async function assign(operation: Operation): Played {
  const found = await aJob(operation);
  if (!found) return false;
  const { random, world } = operation;
  const isSomeone = random.chance(0.9) && world.inspectors.length > 0;
  const inspector_id = isSomeone ? pick(operation, world.inspectors) : null;
  const asked = { bookingId: found.id, inspector_id };
  const answer = await askAsOffice(operation, 'office-job-assign', asked, random.chance(0.15));
  if (!answer) return false;
  const changed = { inspector: inspector_id };
  return note(operation, {
    kind: 'assign',
    job: found.id,
    actions: ['assigned'],
    changed,
    orAlready: true,
  });
}

/** The jobs of the day, as the office's page lists them, go to others, or their clients choose new times. */
export async function takeDayOff(operation: Operation): Played {
  const { world, wish, random } = operation;
  if (world.inspectors.length === 0) return false;
  const uid = pick(operation, world.inspectors);
  const { scheduled_date: date } = wish;
  const { docs } = await world.db
    .collection(collections.bookings)
    .where('inspector_id', '==', uid)
    .where('scheduled_date', '==', date)
    .where('status', '==', 'scheduled')
    .get();
  const others = world.inspectors.filter((each) => each !== uid);
  const jobs = docs.map(({ id }) => ({
    bookingId: id,
    to: random.chance(0.6) ? pick(operation, others) : null,
  }));
  if (!(await askAsOffice(operation, 'office-day-off', { uid, date, jobs }))) return false;
  for (const { bookingId, to } of jobs) {
    const actions = [to ? 'assigned' : 'times-offered'];
    note(operation, { kind: 'day off', job: bookingId, actions, changed: { inspector: to } });
  }
  return true;
}

/** A visit begins, and ends with or without an inspection; some steps are undone. */
export async function visit(operation: Operation): Played {
  const found = await aJob(operation);
  if (!found) return false;
  const { random } = operation;
  const bookingId = found.id;
  const step = async (call: string, asked: object, actions: readonly string[]) => {
    const answer = await askAsOffice(operation, call, { bookingId, ...asked });
    return answer !== null && note(operation, { kind: call, job: bookingId, actions });
  };
  const undo = (from: string) => step('office-job-undo', { from }, ['undone']);
  const begins = ['started', 'started-unsigned'];
  if (!(await step('office-job-status', { status: 'in_progress' }, begins))) return false;
  if (random.chance(0.2)) return undo('in_progress');
  if (random.chance(0.3)) {
    const completed = await step('office-job-status', { status: 'completed' }, ['completed']);
    return completed && random.chance(0.6) ? undo('completed') : completed;
  }
  const ending = { ending: 'turned_away', reason: 'The gate was locked', charge: 0 };
  const ended = await step('office-job-end', ending, ['ended']);
  return ended && random.chance(0.6) ? undo('cancelled') : ended;
}

export async function undoAcceptance(operation: Operation): Played {
  const { world } = operation;
  const found = await aJob(operation);
  if (!found) return false;
  const leadId = found.snapshot.get('lead_id') as string | null;
  const asked = { record: 'job', id: found.id };
  const answer = await askAsOffice<{ restored: string }>(operation, 'office-acceptance-undo', asked);
  if (!answer) return false;
  if (answer.restored === 'request' && leadId) world.ledger.waiting.push(leadId);
  return note(operation, { kind: 'undo acceptance', job: found.id, actions: ['acceptance-undone'] });
}
