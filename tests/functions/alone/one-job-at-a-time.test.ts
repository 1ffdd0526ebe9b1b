import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { windowAt } from '@domain/appointment/arrival';
import { editableOf } from '@domain/job/edit-job';
import type { Job } from '@domain/job/job';
import { factorySettings } from '@domain/settings/factory-settings';
import { settingsFormat } from '@domain/settings/settings-record';
import { addMinutes } from '@domain/time/time-of-day';
import { changedServices } from '../../../tools/testing/changed-services';
import { usualService } from '../../../tools/testing/usual-service';
import { db } from '../support/admin-sdk';
import { bookedJob } from '../support/booked-job';
import { callUntilTaken, type CallAnswer } from '../support/call';
import { freeDay } from '../support/free-day';
import { endInspectors, makeInspector } from '../support/inspectors';
import { officeOf, type Office } from '../support/office';
import { newReferral, submitReferral } from '../support/referral';
import { seedRequest } from '../support/seed';
import { signIn, type SignedIn } from '../support/sign-in';
import { stored } from '../support/stored';
import { trailOf } from '../support/trail';

let owner: SignedIn;
let office: Office;

beforeAll(async () => {
  owner = await signIn();
  office = officeOf(owner);
  // The other files' inspectors would have time too.
  const others = await db.collection('admins').where('inspects', '==', true).get();
  for (const { ref } of others.docs) await ref.update({ inspects: false });
});
afterEach(endInspectors);

const ten = { scheduled_time: '10:00', scheduled_until: null };
const confirmed_overlap = { reason: '', at: new Date().toISOString(), by: '' };
const price = { total_price: usualService.price };

async function accept(slot: object, more: object = {}) {
  const { id: leadId } = await seedRequest();
  return office.acceptRequest({ leadId, ...slot, ...price, confirmed_taken: undefined, ...more });
}

async function acceptReferred(slot: object, more: object = {}) {
  const referralId = await submitReferral(newReferral());
  const appointment = { ...slot, ...price };
  const asked = { referralId, as: 'booking', appointment, confirmed_taken: undefined, ...more };
  return office.acceptReferral(asked);
}

async function moveHere(slot: object, more: object = {}) {
  const { bookingId } = await bookedJob({ scheduled_date: await freeDay() });
  return office.scheduleJob({ bookingId, ...slot, confirmed_taken: undefined, ...more });
}

async function newInspector(): Promise<string> {
  const uid = `inspector-${randomUUID()}`;
  await makeInspector(uid, {
    email: `${uid.slice(0, 18)}@example.com`,
    name: 'Riley Ortega',
    role: 'office',
  });
  return uid;
}

const refusedAt = ({ error }: Pick<CallAnswer<unknown>, 'error'>) =>
  Object.keys(error?.details?.fields ?? {});

const waysIn = [
  ['Accept', accept],
  ['Accept of a referral', acceptReferred],
  ['Reschedule', moveHere],
] as const;

describe.each(waysIn)('%s where nobody does inspections', (_way, book) => {
  it('is refused at the time of another job, unless the office confirms it', async () => {
    const scheduled_date = await freeDay();
    await bookedJob({ scheduled_date, ...ten });
    expect(refusedAt(await book({ scheduled_date, ...ten }))).toEqual(['scheduled_time']);
    expect((await book({ scheduled_date, ...ten }, { confirmed_taken: true })).error).toBeUndefined();
  });

  it('is taken where the time is free', async () => {
    const scheduled_date = await freeDay();
    await bookedJob({ scheduled_date, ...windowAt('08:00') });
    expect((await book({ scheduled_date, ...ten })).error).toBeUndefined();
  });
});

describe.each(waysIn)('%s where one inspects', (_way, book) => {
  it('is refused for that inspector at the time of a job that nobody does yet', async () => {
    const inspector_id = await newInspector();
    const scheduled_date = await freeDay();
    await bookedJob({ scheduled_date, ...ten });
    expect(refusedAt(await book({ scheduled_date, ...ten }, { inspector_id }))).toEqual(['scheduled_time']);
    expect(refusedAt(await book({ scheduled_date, ...ten }))).toEqual(['scheduled_time']);
    const confirmed = { inspector_id, confirmed_taken: true };
    expect((await book({ scheduled_date, ...ten }, confirmed)).error).toBeUndefined();
  });

  it('is refused for nobody yet at the time of that inspector’s job', async () => {
    const inspector_id = await newInspector();
    const scheduled_date = await freeDay();
    await bookedJob({ scheduled_date, ...ten, inspector_id });
    expect(refusedAt(await book({ scheduled_date, ...ten }))).toEqual(['scheduled_time']);
  });

  it('is taken where a second inspector has time', async () => {
    const inspector_id = await newInspector();
    await newInspector();
    const scheduled_date = await freeDay();
    await bookedJob({ scheduled_date, ...ten });
    expect((await book({ scheduled_date, ...ten }, { inspector_id })).error).toBeUndefined();
    expect(refusedAt(await book({ scheduled_date, ...ten }))).toEqual(['scheduled_time']);
  });
});

it('of five who accept for one time at once, one is accepted', async () => {
  const scheduled_date = await freeDay();
  const answers = await Promise.all(Array.from({ length: 5 }, () => accept({ scheduled_date, ...ten })));
  expect(answers.filter(({ result }) => result)).toHaveLength(1);
});

it('a job that nobody does yet can be assigned to the only inspector', async () => {
  const inspector_id = await newInspector();
  const scheduled_date = await freeDay();
  const [{ bookingId }] = [
    await bookedJob({ scheduled_date, ...ten }),
    await bookedJob({ scheduled_date, ...ten }),
  ];
  const assigned = { bookingId, inspector_id, idempotencyKey: randomUUID() };
  expect((await callUntilTaken('office-job-assign', assigned, owner)).error).toBeUndefined();
});

describe('Undo where nobody does inspections', () => {
  async function completed() {
    const scheduled_date = await freeDay();
    const { bookingId } = await bookedJob({ scheduled_date, ...ten, status: 'in_progress' });
    await office.setStatus({ bookingId, status: 'completed' });
    return { bookingId, scheduled_date };
  }

  it('of Mark Complete is refused once another job has the time', async () => {
    const { bookingId, scheduled_date } = await completed();
    expect((await accept({ scheduled_date, ...ten })).error).toBeUndefined();
    const { error } = await office.undoStep({ bookingId, from: 'completed' });
    expect(error?.details?.code).toBe('already-handled');
    expect(error?.message).toContain('another job');
    expect(await stored('bookings', bookingId)).toMatchObject({ status: 'completed' });
  });

  it.each([
    ['the job itself', 0],
    ['the other job', 1],
  ])(
    'of Mark Complete works beside a job if the office confirmed the overlap for %s',
    async (_which, which) => {
      const { bookingId, scheduled_date } = await completed();
      const { result } = await accept({ scheduled_date, ...ten });
      await db
        .collection('bookings')
        .doc([bookingId, String(result?.bookingId)][which] ?? '')
        .update({ confirmed_overlap: { ...confirmed_overlap, at: new Date() } });
      expect((await office.undoStep({ bookingId, from: 'completed' })).error).toBeUndefined();
    },
  );

  it('of Mark Complete works while the time is free', async () => {
    const { bookingId } = await completed();
    expect((await office.undoStep({ bookingId, from: 'completed' })).error).toBeUndefined();
  });
});

it.each([
  ['refused beside a second job', 'already-handled', []],
  ['done if the office confirmed the overlap for the job itself', undefined, ['first']],
  ['done if the office confirmed the overlap for the second job', undefined, ['second']],
] as const)('Undo for an inspector is %s', async (_what, code, confirmed) => {
  const inspector_id = await newInspector();
  const slot = { scheduled_date: await freeDay(), ...ten, inspector_id };
  const overlap = (which: 'first' | 'second') =>
    confirmed.some((each) => each === which) ? { confirmed_overlap } : {};
  const { bookingId } = await bookedJob({ ...slot, status: 'in_progress', ...overlap('first') });
  await bookedJob({ ...slot, ...overlap('second') });
  await office.setStatus({ bookingId, status: 'completed' });
  const { error } = await office.undoStep({ bookingId, from: 'completed' });
  expect(error?.details?.code).toBe(code);
});

it.each([
  ['the next job begins meanwhile', {}, {}],
  ['the office confirmed another overlap of the job', { confirmed_overlap }, {}],
  ['the office confirmed another overlap of the next job', {}, { confirmed_overlap }],
])('a longer service is refused where nobody inspects and %s', async (_what, own, next) => {
  const longer = { ...usualService, id: 'longer', title: 'Longer inspection', minutes: 240 };
  await save({
    ...factorySettings,
    services: { ...factorySettings.services, catalog: [...factorySettings.services.catalog, longer] },
  });
  const scheduled_date = await freeDay();
  const { bookingId } = await bookedJob({ scheduled_date, ...ten, ...own });
  await bookedJob({ scheduled_date, scheduled_time: '13:00', scheduled_until: '15:00', ...next });
  const job = (await stored('bookings', bookingId)) as unknown as Job<unknown>;
  const answer = await callUntilTaken(
    'office-job-edit',
    {
      bookingId,
      seen: editableOf(job),
      changes: { service_type: longer.title },
      idempotencyKey: randomUUID(),
    },
    owner,
  );
  expect(refusedAt(answer)).toEqual(['changes.service_type']);
});

describe('a taken time that the office confirms', () => {
  const reason = 'Ann from the other crew helps';
  const confirmed = { confirmed_taken: true, taken_reason: reason };

  it.each(waysIn)('of %s is in the trail and on the job, with the reason', async (_way, book) => {
    const scheduled_date = await freeDay();
    await bookedJob({ scheduled_date, ...ten });
    const { result } = await book({ scheduled_date, ...ten }, confirmed);
    const { bookingId } = result as { bookingId: string };
    const entry = (await trailOf(bookingId)).at(-1);
    expect(entry?.get('values.confirmed_taken')).toEqual({ before: null, after: true });
    expect(Object.keys(entry?.get('fields') as object)).toContain('taken_reason');
    // The trail outlives the person whom a reason may name.
    expect(JSON.stringify(entry?.data())).not.toContain(reason);
    expect((await stored('bookings', bookingId))?.confirmed_overlap).toMatchObject({
      reason,
      by: owner.email,
    });
  });

  it('of an assignment, too', async () => {
    const inspector_id = await newInspector();
    const scheduled_date = await freeDay();
    await bookedJob({ scheduled_date, ...ten, inspector_id });
    const { bookingId } = await bookedJob({ scheduled_date, ...ten });
    const asked = { bookingId, inspector_id, ...confirmed, idempotencyKey: randomUUID() };
    await callUntilTaken('office-job-assign', asked, owner);
    const entry = (await trailOf(bookingId)).at(-1);
    expect(entry?.get('action')).toBe('assigned');
    expect(entry?.get('values.confirmed_taken')).toEqual({ before: null, after: true });
    expect((await stored('bookings', bookingId))?.confirmed_overlap).toMatchObject({ reason });
  });

  it('is not there where the time is free after all, and ends with a move', async () => {
    const scheduled_date = await freeDay();
    await bookedJob({ scheduled_date, ...ten });
    const { result } = await accept({ scheduled_date, ...ten }, confirmed);
    const bookingId = result?.bookingId ?? '';
    const free = { scheduled_date: await freeDay(), ...ten };
    expect((await office.scheduleJob({ bookingId, ...free, ...confirmed })).error).toBeUndefined();
    expect((await trailOf(bookingId)).at(-1)?.get('values')).not.toHaveProperty('confirmed_taken');
    expect((await stored('bookings', bookingId))?.confirmed_overlap).toBeNull();
  });
});

describe('settings that were saved a moment ago', () => {
  afterEach(deleteSettings);

  // The functions have the settings of before in their cache.
  const warm = async () => office.undoStep({ bookingId: (await bookedJob()).bookingId, from: 'completed' });
  const earlier = { scheduled_time: '08:00', scheduled_until: null };

  it('count for how long the other job takes', async () => {
    const inspector_id = await newInspector();
    const scheduled_date = await freeDay();
    await bookedJob({ scheduled_date, ...earlier, inspector_id });
    await deleteSettings();
    await warm();
    await store({ ...factorySettings, services: changedServices({ minutes: 240 }) });
    const answer = await accept({ scheduled_date, ...ten }, { inspector_id });
    expect(refusedAt(answer)).toEqual(['inspector_id']);
  });

  it('count for the travel between two jobs', async () => {
    const inspector_id = await newInspector();
    const scheduled_date = await freeDay();
    const scheduled_time = addMinutes(earlier.scheduled_time, usualService.minutes);
    await bookedJob({ scheduled_date, ...earlier, inspector_id });
    await deleteSettings();
    await warm();
    await store({ ...factorySettings, hours: { ...factorySettings.hours, travelMinutes: 45 } });
    const slot = { scheduled_date, scheduled_time, scheduled_until: null };
    expect(refusedAt(await accept(slot, { inspector_id }))).toEqual(['inspector_id']);
  });

  it('count for what two jobs of a day off take', async () => {
    const [off, inspector_id] = [await newInspector(), await newInspector()];
    const date = await freeDay();
    const made = [
      await bookedJob({ scheduled_date: date, ...earlier, inspector_id: off }),
      await bookedJob({ scheduled_date: date, ...ten, inspector_id: off }),
    ];
    await deleteSettings();
    await warm();
    await store({ ...factorySettings, services: changedServices({ minutes: 240 }) });
    const jobs = made.map(({ bookingId }) => ({ bookingId, to: inspector_id }));
    const asked = { uid: off, date, jobs, idempotencyKey: randomUUID() };
    expect(refusedAt(await callUntilTaken('office-day-off', asked, owner))).toEqual(['jobs[1].to']);
  });
});

afterAll(deleteSettings);

async function deleteSettings() {
  await db.recursiveDelete(db.collection('settings'));
  await db.recursiveDelete(db.collection('settings_versions'));
}

/** As the office saves them, without a call that would renew a cache. */
async function store(settings: typeof factorySettings) {
  const save = { format: settingsFormat, version: 1, settings, restored_from: null };
  await db
    .collection('settings')
    .doc('current')
    .set({ ...save, saved_at: Timestamp.now(), saved_by: owner.uid });
}

async function save(settings: typeof factorySettings) {
  await deleteSettings();
  const { error } = await callUntilTaken(
    'office-settings-save',
    { seenVersion: 0, settings, restoredFrom: null, idempotencyKey: randomUUID() },
    owner,
  );
  expect(error).toBeUndefined();
}
