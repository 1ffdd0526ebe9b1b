import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '@domain/errors/app-error';
import { draftVersion, findDraft, saveDraft } from './draft-store';
import { heldEntries } from './held-entries';
import { removeOfficeEntry } from './office-store';
import { completed, generated, mailed, officeHarness, started } from './testing/office-harness';

let office: Awaited<ReturnType<typeof officeHarness>>;
beforeEach(async () => {
  office = await officeHarness();
});

const kinds = async () => (await office.kept()).map(({ action, state }) => `${action.kind} ${state}`);
const refusal = (userMessage = 'This job is cancelled.') =>
  new AppError('already-handled', 'no', userMessage);
const keepDraft = () =>
  saveDraft({
    version: draftVersion,
    id: 'd-1',
    owner: 'admin-1',
    target: 'job:b-1',
    values: {},
    revision: 0,
    updatedAt: 0,
  });

describe('with a line', () => {
  it('is sent within the press, and leaves nothing behind', async () => {
    expect(await office.submit(started)).toEqual({ state: 'sent', answer: null });
    expect(office.calls).toMatchObject([
      { name: 'updateJobStatus', request: { bookingId: 'b-1', status: 'in_progress' } },
    ]);
    expect(await office.kept()).toEqual([]);
  });

  it('is refused with the server’s words, and kept until somebody has read them', async () => {
    office.answers.push(refusal());
    expect(await office.submit(started)).toMatchObject({
      state: 'refused',
      details: { userMessage: 'This job is cancelled.' },
    });
    expect(await kinds()).toEqual(['status needs-attention']);
  });

  it('tells a fault of the server’s, which has left nothing behind there', async () => {
    office.answers.push(new AppError('internal', 'broken', 'Something went wrong on our side.'));
    const result = await office.submit(started);
    expect(result).toMatchObject({ state: 'waiting', said: { code: 'internal' } });
    expect(result.state === 'waiting' && (await removeOfficeEntry(result.entryId))).toBe(true);
  });
});

describe('without a line', () => {
  it('is kept, in order, and sent once under the same keys', async () => {
    office.answers.push('unreachable', 'unreachable', 'unreachable');
    for (const action of [started, completed, generated]) {
      expect(await office.submit(action)).toMatchObject({ state: 'waiting', reason: 'offline' });
    }
    const keys = (await office.kept()).map(({ idempotencyKey }) => idempotencyKey);
    office.calls.length = 0;
    await keepDraft();
    await office.round();
    expect(office.calls.map(({ name }) => name)).toEqual([
      'updateJobStatus',
      'updateJobStatus',
      'generateReport',
    ]);
    expect(office.calls.map(({ request }) => request.idempotencyKey)).toEqual(keys);
    expect(await kinds()).toEqual(['generate done']);
  });

  it('waits here from the end of its press on, also while it is sent for the first time', async () => {
    office.answers.push('unreachable', 'unreachable');
    await office.submit(started);
    await office.submit(completed);
    const seen: boolean[][] = [];
    office.onCall(async () =>
      seen.push(heldEntries(await office.kept()).map(({ state }) => state === 'sending')),
    );
    await office.round();
    expect(seen).toEqual([[true, false], [true]]);
    await office.submit(started);
    expect(seen.at(-1)).toEqual([]);
  });

  it('is one entry however often it is pressed', async () => {
    office.answers.push('unreachable', 'unreachable');
    await office.submit(started);
    await office.submit(started);
    expect(await kinds()).toEqual(['status queued']);
  });

  it('can be taken back while it never left the device, and not after its answer was lost', async () => {
    office.device.onLine = false;
    office.answers.push('unreachable');
    const offline = await office.submit(started);
    expect(offline.state === 'waiting' && (await removeOfficeEntry(offline.entryId))).toBe(true);
    office.device.onLine = true;
    office.answers.push('unreachable');
    const lost = await office.submit(started);
    expect(lost.state === 'waiting' && (await removeOfficeEntry(lost.entryId))).toBe(false);
    expect(await kinds()).toEqual(['status queued']);
  });
});

describe('in its order', () => {
  it('a refused report holds up its mail, and a step that others took holds up nothing', async () => {
    office.answers.push('unreachable', 'unreachable', 'unreachable', 'unreachable');
    for (const action of [started, completed, generated, mailed]) await office.submit(action);
    office.answers.push(refusal('This job is already in progress.'), {}, refusal());
    await office.round();
    expect(await kinds()).toEqual(['generate needs-attention', 'send queued']);
  });

  it('the mail of a report waits for its id, and takes the draft along', async () => {
    await keepDraft();
    office.answers.push('unreachable', 'unreachable');
    await office.submit(generated);
    await office.submit(mailed);
    await office.round();
    expect(office.calls.at(-1)).toEqual({ name: 'sendReport', request: { reportId: 'r-1' } });
    expect(await office.kept()).toEqual([]);
    expect(await findDraft('admin-1', 'job:b-1')).toBeNull();
    expect(office.sent.map(({ action }) => action.kind)).toEqual(['generate', 'send']);
  });

  it('an edited report takes the place of the refused one, under a new key', async () => {
    office.answers.push(refusal());
    await office.submit(generated);
    const [before] = await office.kept();
    office.answers.push('unreachable');
    await office.submit(generated);
    const after = await office.kept();
    expect(after).toHaveLength(1);
    expect(after[0]?.idempotencyKey).not.toBe(before?.idempotencyKey);
  });

  it('what is taken off the device takes the mail of its report along', async () => {
    office.device.onLine = false;
    office.answers.push('unreachable', 'unreachable');
    await office.submit(generated);
    await office.submit(mailed);
    const [first] = await office.kept();
    await removeOfficeEntry(first?.id ?? '');
    expect(await office.kept()).toEqual([]);
  });
});

it('a report is not tried before its photos are there', async () => {
  office.world.photosThere = false;
  expect(await office.submit(generated)).toMatchObject({ state: 'waiting', reason: 'photos' });
  expect(office.calls).toEqual([]);
  office.world.photosThere = true;
  await keepDraft();
  await office.round();
  expect(await kinds()).toEqual(['generate done']);
});

it('an answer that nobody asks for any more leaves nothing behind', async () => {
  await office.submit(generated);
  expect(await office.kept()).toEqual([]);
});

it('what one admin did is neither sent nor shown in another’s session, and waits while nobody is signed in', async () => {
  office.answers.push('unreachable', new AppError('not-signed-in', 'no token', 'Sign in.'));
  await office.submit(started);
  await office.round();
  expect((await office.kept())[0]).toMatchObject({ state: 'queued', reason: 'session' });
  office.calls.length = 0;
  for (const owner of ['admin-2', null]) {
    office.world.owner = owner;
    await office.round();
  }
  expect(office.calls).toEqual([]);
  office.world.owner = 'admin-1';
  await office.round();
  expect(await office.kept()).toEqual([]);
});

describe('a draft', () => {
  it('is not written over by a tab that does not know what another one saved', async () => {
    expect(await keepDraft()).toBe(true);
    expect(await keepDraft()).toBe(false);
    expect((await findDraft('admin-1', 'job:b-1'))?.revision).toBe(1);
    expect(await findDraft('admin-2', 'job:b-1')).toBeNull();
  });
});
