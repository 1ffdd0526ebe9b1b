import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { AppError } from '@domain/errors/app-error';
import { officeHarness, started } from './testing/office-harness';
import type { OfficeAction } from './office-entry';
import { officeTransaction } from './office-transaction';

let office: Awaited<ReturnType<typeof officeHarness>>;
beforeEach(async () => {
  office = await officeHarness();
});

const onMyWay: OfficeAction = { kind: 'notice', bookingId: 'b-1', notice: 'on_my_way', minutes: 20 };
const note = (text: string): OfficeAction => ({ kind: 'note', bookingId: 'b-1', note: text });
const refusal = new AppError('already-handled', 'no', 'The client already knows that you’re on the way.');
const names = () => office.calls.map(({ name }) => name);

it('a notice goes out before the step pressed after it, with how long it waited', async () => {
  office.answers.push('unreachable', 'unreachable');
  await office.submit(onMyWay);
  await office.submit(started);
  await officeTransaction(async ({ outbox }) => {
    for (const entry of (await outbox.getAll()) as unknown as { id: string; createdAt: number }[]) {
      await outbox.put({ ...entry, createdAt: entry.createdAt - 90_000 } as never);
    }
  });
  office.calls.length = 0;
  office.answers.push({ bookingId: 'b-1', state: 'waiting' });
  await office.round();
  expect(names()).toEqual(['office-arrival-tell', 'office-job-status']);
  expect(office.calls[0]?.request).toMatchObject({ notice: 'on_my_way', minutes: 20, waitedSeconds: 90 });
  expect(await office.stored()).toEqual([]);
});

it('a refused notice holds up no step', async () => {
  office.answers.push(refusal);
  expect(await office.submit(onMyWay)).toMatchObject({ state: 'refused' });
  expect(await office.submit(started)).toMatchObject({ state: 'sent' });
});

it('what became of a notice is reported when it is sent', async () => {
  office.answers.push({ bookingId: 'b-1', state: 'dropped' });
  await office.submit(onMyWay);
  expect(office.notices).toEqual(['dropped']);
});

it('of several unsent notes about a job only the last is sent, and no step waits for it', async () => {
  office.device.onLine = false;
  office.answers.push('unreachable', 'unreachable', 'unreachable');
  await office.submit(note('One'));
  await office.submit(note('Two'));
  expect((await office.stored()).map(({ action }) => action)).toEqual([note('Two')]);
  await office.submit(started);
  office.device.onLine = true;
  office.calls.length = 0;
  office.answers.length = 0;
  await office.round();
  expect(names().toSorted()).toEqual(['office-job-status', 'office-note-write']);
});
