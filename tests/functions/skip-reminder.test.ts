import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { buildStoredReport } from '../../tools/testing/factories/build-stored-report';
import { db } from './support/admin-sdk';
import { call } from './support/call';
import { signIn, type SignedIn } from './support/sign-in';

let admin: SignedIn;
beforeAll(async () => {
  admin = await signIn();
});

const skip = (reportId: string, wanted: string, idempotencyKey: string = randomUUID()) =>
  call('office-reminder-skip', { reportId, wanted, idempotencyKey }, admin);

async function reported(reminder: object | null) {
  const id = `report-${randomUUID()}`;
  await db.collection('inspection_reports').doc(id).set(buildStoredReport({ reminder }));
  return id;
}
const reminderOf = async (id: string) =>
  (await db.collection('inspection_reports').doc(id).get()).get('reminder') as unknown;
const trailOf = async (id: string) =>
  (await db.collection('audit_log').where('record_id', '==', id).get()).docs.map(
    (entry) => entry.get('action') as string,
  );

const waiting = { due_on: '2027-03-05', source: 'findings', state: 'waiting', at: null };

it('a reminder that waits is skipped once, and waits again after Undo', async () => {
  const id = await reported(waiting);
  const key = randomUUID();
  for (let press = 0; press < 2; press += 1) expect((await skip(id, 'skipped', key)).status).toBe(200);
  expect(await reminderOf(id)).toMatchObject({ due_on: '2027-03-05', state: 'skipped' });
  expect((await skip(id, 'waiting')).status).toBe(200);
  expect(await reminderOf(id)).toEqual(waiting);
  expect((await trailOf(id)).toSorted()).toEqual(['reminder-skipped', 'reminder-unskipped']);
});

it.each(['queued', 'declined', 'booked', 'late', 'stopped', 'skipped'])(
  'one that is %s can’t be skipped',
  async (state) => {
    const id = await reported({ ...waiting, state });
    expect((await skip(id, 'skipped')).error?.details).toMatchObject({ code: 'already-handled' });
    expect(await reminderOf(id)).toMatchObject({ state });
  },
);

it.each(['waiting', 'queued', 'declined', 'booked', 'late', 'stopped'])(
  'one that is %s doesn’t begin again by Undo',
  async (state) => {
    const id = await reported({ ...waiting, state });
    expect((await skip(id, 'waiting')).error?.details).toMatchObject({ code: 'already-handled' });
    expect(await reminderOf(id)).toMatchObject({ state });
  },
);

it('a report without a reminder, or that is gone, is refused', async () => {
  expect((await skip(await reported(null), 'skipped')).error?.details).toMatchObject({
    code: 'already-handled',
  });
  expect((await skip('no-report', 'skipped')).error?.details).toMatchObject({ code: 'not-found' });
});
