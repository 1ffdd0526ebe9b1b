import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '@domain/errors/app-error';
import { isObject } from '@domain/json/guards';
import { draftVersion, reportDrafts } from './report-drafts';
import { withOfficeDatabase } from './office-database';
import { heldEntries } from './held-entries';
import { removeOfficeEntry } from './office-store';
import { officeEntryVersion } from './office-entry';
import { officeTransaction } from './office-transaction';
import { completed, generated, mailed, officeHarness, started, submitted } from './testing/office-harness';

const { find: findDraft, save: saveDraft } = reportDrafts(isObject);

let office: Awaited<ReturnType<typeof officeHarness>>;
beforeEach(async () => {
  office = await officeHarness();
});

const kinds = async () => (await office.stored()).map(({ action, state }) => `${action.kind} ${state}`);
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

describe('online', () => {
  it('is sent at once and leaves nothing behind', async () => {
    expect(await office.submit(started)).toEqual({ state: 'sent', answer: null });
    expect(office.calls).toMatchObject([
      { name: 'office-job-status', request: { bookingId: 'b-1', status: 'in_progress' } },
    ]);
    expect(await office.stored()).toEqual([]);
  });

  it('is refused with the server’s message and kept until it has been read', async () => {
    office.answers.push(refusal());
    expect(await office.submit(started)).toMatchObject({
      state: 'refused',
      details: { userMessage: 'This job is cancelled.' },
    });
    expect(await kinds()).toEqual(['status needs-attention']);
  });

  it('reports a server failure that stored nothing', async () => {
    office.answers.push(new AppError('internal', 'broken', 'Something went wrong on our side.'));
    const result = await office.submit(started);
    expect(result).toMatchObject({ state: 'waiting', said: { code: 'internal' } });
    expect(result.state === 'waiting' && (await removeOfficeEntry(result.entryId))).toBe(true);
  });
});

describe('offline', () => {
  it('is queued in order and sent once under the same keys', async () => {
    office.answers.push('unreachable', 'unreachable', 'unreachable');
    for (const action of [started, completed, generated]) {
      expect(await office.submit(action)).toMatchObject({ state: 'waiting', reason: 'no-answer' });
    }
    const keys = (await office.stored()).map(({ idempotencyKey }) => idempotencyKey);
    office.calls.length = 0;
    await keepDraft();
    await office.round();
    expect(office.calls.map(({ name }) => name)).toEqual([
      'office-job-status',
      'office-job-status',
      'office-report-generate',
    ]);
    expect(office.calls.map(({ request }) => request.idempotencyKey)).toEqual(keys);
    expect(await kinds()).toEqual(['generate done']);
  });

  it('says why it waits: no connection, no response, or a server failure', async () => {
    const page = new AppError('unavailable', 'a page', 'Failed.', { cause: new SyntaxError('<') });
    for (const [onLine, answer, reason] of [
      [false, 'unreachable', 'offline'],
      [true, 'unreachable', 'no-answer'],
      [true, page, 'server'],
    ] as const) {
      office.device.onLine = onLine;
      office.answers.push(answer);
      expect(await office.submit(started)).toMatchObject({ state: 'waiting', reason });
      expect(await office.stored()).toMatchObject([{ state: 'queued', reason }]);
    }
  });

  it('counts as waiting from the click on, also during its first attempt', async () => {
    office.answers.push('unreachable', 'unreachable');
    await office.submit(started);
    await office.submit(completed);
    const seen: boolean[][] = [];
    office.onCall(async () =>
      seen.push(heldEntries(await office.stored()).map(({ state }) => state === 'sending')),
    );
    await office.round();
    expect(seen).toEqual([[true, false], [true]]);
    await office.submit(started);
    expect(seen.at(-1)).toEqual([]);
  });

  it('is one entry, however often it is clicked', async () => {
    office.answers.push('unreachable', 'unreachable');
    await office.submit(started);
    await office.submit(started);
    expect(await kinds()).toEqual(['status queued']);
  });

  it('cannot be undone after a lost response, although a later attempt was not accepted', async () => {
    office.answers.push('unreachable', new AppError('rate-limited', 'busy', 'Please wait.'));
    const lost = await office.submit(started);
    await office.round();
    expect(await office.stored()).toMatchObject([{ state: 'queued', outcomeUnknown: true }]);
    expect(lost.state === 'waiting' && (await removeOfficeEntry(lost.entryId))).toBe(false);
  });

  it('can be undone while it has never left the device, but not after a lost response', async () => {
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

describe('order', () => {
  it('a refused report delays its email, but a step taken by others delays nothing', async () => {
    office.answers.push('unreachable', 'unreachable', 'unreachable', 'unreachable');
    for (const action of [started, completed, generated, mailed]) await office.submit(action);
    office.answers.push(refusal('This job is already in progress.'), {}, refusal());
    await office.round();
    expect(await kinds()).toEqual(['generate needs-attention', 'send queued']);
  });

  it('one job’s failure delays no other job', async () => {
    office.answers.push('unreachable', 'unreachable');
    await office.submit(started);
    await office.submit({ ...started, bookingId: 'b-2' });
    office.answers.push(new AppError('internal', 'broken', 'Something went wrong on our side.'));
    await office.round();
    expect((await office.stored()).map(({ lane }) => lane)).toEqual(['job:b-1']);
  });

  it('a report’s email waits for its id and includes the draft', async () => {
    await keepDraft();
    office.answers.push('unreachable', 'unreachable');
    await office.submit(generated);
    await office.submit(mailed);
    await office.round();
    expect(office.calls.at(-1)).toEqual({ name: 'send-report-notification', request: { reportId: 'r-1' } });
    expect(await office.stored()).toEqual([]);
    expect(await findDraft('admin-1', 'job:b-1')).toBeNull();
    expect(office.sent.map(({ action }) => action.kind)).toEqual(['generate', 'send']);
  });

  it('an edited report replaces the refused one, under a new key', async () => {
    office.answers.push(refusal());
    await office.submit(generated);
    const [before] = await office.stored();
    office.answers.push('unreachable');
    await office.submit(generated);
    const after = await office.stored();
    expect(after).toHaveLength(1);
    expect(after[0]?.idempotencyKey).not.toBe(before?.idempotencyKey);
  });

  it('removing a report from the device also removes its email', async () => {
    office.device.onLine = false;
    office.answers.push('unreachable', 'unreachable');
    await office.submit(generated);
    await office.submit(mailed);
    const [first] = await office.stored();
    await removeOfficeEntry(first?.id ?? '');
    expect(await office.stored()).toEqual([]);
  });
});

it('a report is not tried before its photos are uploaded', async () => {
  office.world.photosThere = false;
  expect(await office.submit(generated)).toMatchObject({ state: 'waiting', reason: 'photos' });
  expect(office.calls).toEqual([]);
  office.world.photosThere = true;
  await keepDraft();
  await office.round();
  expect(await kinds()).toEqual(['generate done']);
});

it('an entry of version 1 that a closed page left in the middle of its attempt is sent under its key', async () => {
  const left = {
    version: 1,
    id: 'e-1',
    owner: 'admin-1',
    lane: 'job:b-1',
    turn: 1,
    about: 'Ann Lee',
    action: started,
    idempotencyKey: 'key-1',
    state: 'sending',
    createdAt: 0,
    changedAt: 0,
    attempts: 1,
    kept: true,
    outcomeUnknown: true,
    notBefore: 0,
  };
  await withOfficeDatabase((database) => database.put('outbox', left));
  await office.round();
  expect(office.calls).toMatchObject([{ name: 'office-job-status', request: { idempotencyKey: 'key-1' } }]);
  expect(await office.stored()).toEqual([]);
});

it('a response that is no longer awaited leaves nothing behind', async () => {
  await office.submit(generated);
  expect(await office.stored()).toEqual([]);
});

it('one admin’s entries are neither sent nor shown in another’s session, and wait while nobody is signed in', async () => {
  office.answers.push('unreachable', new AppError('not-signed-in', 'no token', 'Sign in.'));
  await office.submit(started);
  await office.round();
  expect((await office.stored())[0]).toMatchObject({ state: 'queued', reason: 'session' });
  office.calls.length = 0;
  for (const owner of ['admin-2', null]) {
    office.world.owner = owner;
    await office.round();
  }
  expect(office.calls).toEqual([]);
  office.world.owner = 'admin-1';
  await office.round();
  expect(await office.stored()).toEqual([]);
});

describe('a draft', () => {
  it('is not overwritten by a tab that does not have another tab’s changes', async () => {
    expect(await keepDraft()).toBe(true);
    expect(await keepDraft()).toBe(false);
    expect((await findDraft('admin-1', 'job:b-1'))?.revision).toBe(1);
    expect(await findDraft('admin-2', 'job:b-1')).toBeNull();
  });
});

describe('a report that is submitted for review', () => {
  it('leaves neither an entry nor its draft once the server has it', async () => {
    await keepDraft();
    expect(await office.submit(submitted)).toEqual({ state: 'sent', answer: null });
    expect(office.calls).toMatchObject([{ name: 'office-review-submit', request: { bookingId: 'b-1' } }]);
    expect(await office.stored()).toEqual([]);
    expect(await findDraft('admin-1', 'job:b-1')).toBeNull();
  });

  it('waits offline with its draft, behind the job’s steps', async () => {
    await keepDraft();
    office.device.onLine = false;
    office.answers.push('unreachable', 'unreachable');
    await office.submit(completed);
    await office.submit(submitted);
    expect(await kinds()).toEqual(['status queued', 'submit queued']);
    expect(await findDraft('admin-1', 'job:b-1')).not.toBeNull();
    office.device.onLine = true;
    office.calls.length = 0;
    await office.round();
    expect(office.calls.map(({ name }) => name)).toEqual(['office-job-status', 'office-review-submit']);
    expect(await office.stored()).toEqual([]);
  });

  it('replaces its refused generation, with the email that waited for it', async () => {
    await keepDraft();
    office.answers.push('unreachable', 'unreachable');
    await office.submit(generated);
    await office.submit(mailed);
    office.answers.push(new AppError('invalid-input', 'approval', 'Reports need approval.'));
    await office.round();
    expect(await kinds()).toEqual(['generate needs-attention', 'send queued']);
    expect(await office.submit(submitted)).toEqual({ state: 'sent', answer: null });
    expect(await office.stored()).toEqual([]);
  });

  it('is replaced by its corrected version after it was refused', async () => {
    office.answers.push(refusal());
    await office.submit(submitted);
    expect(await kinds()).toEqual(['submit needs-attention']);
    expect(await office.submit(submitted)).toEqual({ state: 'sent', answer: null });
    expect(await office.stored()).toEqual([]);
  });
});

it('entries from before there were submissions are sent as they are', async () => {
  office.answers.push('unreachable');
  await office.submit(started);
  const [entry] = await office.stored();
  await officeTransaction(({ outbox }) => outbox.put({ ...entry, id: entry?.id ?? '', version: 1 } as never));
  expect(await office.stored()).toMatchObject([{ version: officeEntryVersion, action: started }]);
  await office.round();
  expect(await office.stored()).toEqual([]);
});
