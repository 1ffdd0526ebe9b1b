// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { monthAddress, type MonthAvailability } from '@domain/availability/month';
import { askForMonth, forgetMonths, knownMonth } from './months-store';

const month = '2026-12';
const answer = (free: readonly string[]): MonthAvailability => ({
  month,
  windows: { '2026-12-01': { '08:00': free } },
  hours: {},
});

/** The questions in the order in which they were asked, to be answered by the test. */
let questions: { readonly url: URL; readonly answer: (body: MonthAvailability) => void }[];

beforeEach(() => {
  forgetMonths();
  vi.useFakeTimers();
  // Its own clock isn't faked.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), ms);
    return controller.signal;
  });
  questions = [];
  vi.stubGlobal(
    'fetch',
    vi.fn(
      (address: string, { signal }: { readonly signal: AbortSignal }) =>
        new Promise((resolve, reject) => {
          signal.addEventListener('abort', () => reject(new DOMException('too long', 'TimeoutError')));
          const url = new URL(address, 'https://example.com');
          questions.push({ url, answer: (body) => resolve(Response.json(body)) });
        }),
    ),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a question that is being asked is joined', async () => {
  const both = Promise.all([askForMonth(month), askForMonth(month)]);
  questions[0]?.answer(answer(['sewer-scope']));
  await both;
  expect(questions.map(({ url }) => url.pathname + url.search)).toEqual([monthAddress(month)]);
});

test('right before sending, it asks again past caches, and an earlier question changes nothing anymore', async () => {
  const first = askForMonth(month);
  const last = askForMonth(month, { now: true });
  const [early, late] = questions;
  expect(late?.url.pathname).toBe(monthAddress(month));
  expect(late?.url.search).not.toBe('');
  late?.answer(answer([]));
  await last;
  early?.answer(answer(['sewer-scope']));
  await first;
  expect(knownMonth(month)).toEqual(answer([]));
});

test('an answer that doesn’t come within five seconds isn’t waited for', async () => {
  const ended = vi.fn();
  void askForMonth(month).then(ended);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledOnce();
  expect(knownMonth(month)).toBeNull();
});
