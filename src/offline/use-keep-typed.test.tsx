// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, renderHook } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveDelayMs } from './draft-store';
import { newEntry } from './new-entry';
import { closeDatabase } from './open-database';
import type { OutboxEntry } from './outbox-entry';
import { findEntry } from './outbox-store';
import { outboxTransaction } from './outbox-transaction';
import { useKeepTyped } from './use-keep-typed';

const submitted = { year: '1974', note: '' };
const typed = { year: '1975', note: '' };
const submission = {
  callName: 'client-questionnaire-submit',
  formType: 'questionnaire',
  data: submitted,
  hash: 'h-1',
} as const;
const waiting: OutboxEntry = { ...newEntry(submission, 'queued', 0), id: 'e-1' };
const missed = { stored: submitted, edited: typed };
const sent: OutboxEntry = { ...waiting, state: 'sent', data: null, receipt: { id: 'x', hash: 'h-1' } };

beforeEach(async () => {
  await closeDatabase();
  vi.stubGlobal('indexedDB', new IDBFactory());
  await store(waiting);
  // The database needs the others.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const store = (entry: OutboxEntry) => outboxTransaction((entries) => entries.put(entry));

/** The entry on the device, after `ms` and everything that was begun by then. */
async function storedAfter(ms: number): Promise<OutboxEntry | null> {
  await vi.advanceTimersByTimeAsync(ms);
  // Reads are in line behind the writes.
  return findEntry('e-1');
}

/** Opens a form that shows this entry. */
function openForm(entry: OutboxEntry | null = waiting) {
  const { result, rerender, unmount } = renderHook((now: OutboxEntry | null) => useKeepTyped(now), {
    initialProps: entry,
  });
  result.current(submitted);
  return { type: (now: object | null) => result.current(now), become: rerender, unmount };
}

test('the latest input is stored with the entry after at most 200 ms', async () => {
  const form = openForm();
  form.type({ year: '197', note: '' });
  expect(await storedAfter(saveDelayMs - 1)).toEqual(waiting);
  form.type(typed);
  expect(await storedAfter(1)).toEqual({ ...waiting, typed });
});

test.each<[string, (form: ReturnType<typeof openForm>) => void]>([
  ['the page is left', () => window.dispatchEvent(new Event('pagehide'))],
  ['the form closes', ({ type }) => type(null)],
  ['the page unmounts', ({ unmount }) => unmount()],
  ['the form switches to another entry', ({ become }) => become({ ...waiting, id: 'e-2' })],
])('it is stored immediately, and only once, when %s', async (_, leave) => {
  const form = openForm();
  form.type(typed);
  leave(form);
  expect(await storedAfter(0)).toEqual({ ...waiting, typed });
  await store(waiting);
  expect(await storedAfter(1000)).toEqual(waiting);
});

test('an edit that was not yet stored when the entry is sent is missed', async () => {
  const form = openForm();
  form.type(typed);
  await store(sent);
  form.become(sent);
  expect(await storedAfter(0)).toEqual({ ...sent, missed });
});

test('what was typed before the submission had a result is stored once the entry waits', async () => {
  const form = openForm(null);
  form.type(typed);
  form.become(waiting);
  expect(await storedAfter(saveDelayMs)).toEqual({ ...waiting, typed });
});

test('what was typed after a refusal is stored too', async () => {
  const refused: OutboxEntry = { ...waiting, state: 'needs-attention' };
  await store(refused);
  const form = openForm(refused);
  form.type(typed);
  expect(await storedAfter(saveDelayMs)).toEqual({ ...refused, typed });
});

test.each<[string, (form: ReturnType<typeof openForm>) => void, object]>([
  ['the next edit', ({ type }) => type(typed), typed],
  ['leaving the page', () => window.dispatchEvent(new Event('pagehide')), { year: '197', note: '' }],
])('after a failed save, %s saves again', async (_, retry, saved) => {
  const form = openForm();
  await closeDatabase();
  const working = indexedDB;
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  form.type({ year: '197', note: '' });
  await vi.advanceTimersByTimeAsync(400);
  vi.stubGlobal('indexedDB', working);
  expect(await storedAfter(1000)).toEqual(waiting);
  retry(form);
  expect(await storedAfter(saveDelayMs)).toEqual({ ...waiting, typed: saved });
});

test('an edit removed by a submission in another tab is still missed when the entry is sent', async () => {
  const form = openForm();
  form.type(typed);
  expect(await storedAfter(saveDelayMs)).toEqual({ ...waiting, typed });
  // The other tab's submission, and its receipt.
  await store(waiting);
  await store(sent);
  form.become(sent);
  expect(await storedAfter(0)).toEqual({ ...sent, missed });
});

test('a missed edit of another tab is not replaced', async () => {
  const form = openForm();
  form.type(typed);
  await storedAfter(saveDelayMs);
  const theirs = { ...sent, missed: { ...missed, edited: { year: '1980', note: '' } } };
  await store(theirs);
  form.become(theirs);
  expect(await storedAfter(1000)).toEqual(theirs);
});

test.each<[string, OutboxEntry | null, (form: ReturnType<typeof openForm>) => void]>([
  ['only the order of the fields changed', sent, ({ type }) => type({ note: '', year: '1974' })],
  ['no form is open', sent, ({ type }) => type(null)],
  [
    'the entry is a draft',
    { ...waiting, state: 'draft' },
    ({ become, type }) => (become({ ...waiting, state: 'draft' }), type(typed)),
  ],
  ['the entry was removed', null, ({ become, type }) => (become(null), type(typed))],
])('%s: nothing is stored', async (_, now, act) => {
  const form = openForm();
  await outboxTransaction(async (entries) => {
    if (now) await entries.put(now);
    else await entries.delete('e-1');
  });
  act(form);
  form.become(sent);
  expect(await storedAfter(1000)).toEqual(now);
});
