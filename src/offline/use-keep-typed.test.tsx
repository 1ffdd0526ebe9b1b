// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveDelayMs } from './draft-store';
import { keepTyped } from './keep-typed';
import type { OutboxEntry } from './outbox-entry';
import { useKeepTyped } from './use-keep-typed';

vi.mock('./keep-typed', () => ({ keepTyped: vi.fn(() => Promise.resolve()) }));
const kept = vi.mocked(keepTyped);
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  kept.mockReset();
  kept.mockResolvedValue();
  vi.useRealTimers();
});

const submitted = { year: '1974', note: '' };
const typed = { year: '1975', note: '' };
const waiting = { id: 'e-1', state: 'queued', hash: 'h-1', data: submitted } as unknown as OutboxEntry;
const missed = { stored: submitted, edited: typed };
const sent = { ...waiting, state: 'sent', data: null } as OutboxEntry;

/** Opens a form that shows this entry. */
function openForm(entry: OutboxEntry | null = waiting) {
  const { result, rerender, unmount } = renderHook((now: OutboxEntry | null) => useKeepTyped(now), {
    initialProps: entry,
  });
  result.current(submitted);
  return { type: (now: object | null) => result.current(now), become: rerender, unmount };
}

test('the latest input is stored with the entry after at most 200 ms', () => {
  const form = openForm();
  form.type({ year: '197', note: '' });
  vi.advanceTimersByTime(saveDelayMs - 1);
  form.type(typed);
  expect(kept).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(kept).toHaveBeenCalledExactlyOnceWith(waiting, typed);
});

test.each<[string, (form: ReturnType<typeof openForm>) => void]>([
  ['the page is left', () => window.dispatchEvent(new Event('pagehide'))],
  ['the form closes', ({ type }) => type(null)],
  ['the page unmounts', ({ unmount }) => unmount()],
  ['the entry is sent', ({ become }) => become(sent)],
  ['the form switches to another entry', ({ become }) => become({ ...waiting, id: 'e-2' })],
])('it is stored immediately, and only once, when %s', (_, leave) => {
  const form = openForm();
  form.type(typed);
  leave(form);
  expect(kept).toHaveBeenCalledExactlyOnceWith(waiting, typed);
  vi.advanceTimersByTime(1000);
  expect(kept).toHaveBeenCalledOnce();
});

test('what was typed before the submission had a result is stored once the entry waits', () => {
  const form = openForm(null);
  form.type(typed);
  form.become(waiting);
  vi.advanceTimersByTime(saveDelayMs);
  expect(kept).toHaveBeenCalledExactlyOnceWith(waiting, typed);
});

test('what was typed after a refusal is stored too', () => {
  const refused: OutboxEntry = { ...waiting, state: 'needs-attention' };
  const form = openForm(refused);
  form.type(typed);
  vi.advanceTimersByTime(saveDelayMs);
  expect(kept).toHaveBeenCalledExactlyOnceWith(refused, typed);
});

test('after a failed save, the next edit is saved again', async () => {
  kept.mockRejectedValueOnce(new Error('full'));
  const form = openForm();
  form.type({ year: '197', note: '' });
  await vi.advanceTimersByTimeAsync(saveDelayMs);
  form.type(typed);
  await vi.advanceTimersByTimeAsync(saveDelayMs);
  expect(kept).toHaveBeenLastCalledWith(waiting, typed);
});

test('an edit removed by a submission in another tab is still missed when the entry is sent', async () => {
  const form = openForm();
  form.type(typed);
  await vi.advanceTimersByTimeAsync(saveDelayMs);
  form.become(sent);
  expect(kept).toHaveBeenCalledTimes(2);
  expect(kept).toHaveBeenLastCalledWith(waiting, typed);
});

test.each<[string, (form: ReturnType<typeof openForm>) => void]>([
  ['only the order of the fields changed', ({ type }) => type({ note: '', year: '1974' })],
  ['no form is open', ({ type }) => type(null)],
  ['the sent entry already has a missed edit', ({ become }) => become({ ...sent, missed })],
  ['the entry is a draft', ({ become, type }) => (become({ ...waiting, state: 'draft' }), type(typed))],
  ['the entry was removed', ({ become, type }) => (become(null), type(typed))],
])('%s: nothing is stored', (_, act) => {
  const form = openForm();
  act(form);
  form.become(sent);
  vi.advanceTimersByTime(1000);
  expect(kept).not.toHaveBeenCalled();
});
