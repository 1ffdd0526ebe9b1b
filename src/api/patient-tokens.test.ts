import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { patientTokens } from './patient-tokens';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = new Promise<string | null>(() => undefined);

/** Milliseconds until the result. */
async function timeOf(answer: Promise<string | null>): Promise<number> {
  const begun = Date.now();
  let ended = Number.NaN;
  void answer.then(() => (ended = Date.now()));
  await vi.advanceTimersByTimeAsync(10_000);
  return ended - begun;
}

test('an available token is returned at once, and a failed one is omitted', async () => {
  const waitFor = patientTokens();
  expect(await waitFor(Promise.resolve('token'))).toBe('token');
  expect(await waitFor(Promise.reject(new Error('blocked')))).toBeNull();
});

test('a slow token is waited for once, then hardly again until one has arrived', async () => {
  const waitFor = patientTokens();
  expect(await timeOf(waitFor(never))).toBe(4_000);
  expect(await timeOf(waitFor(never))).toBe(200);
  expect(await waitFor(Promise.resolve('token'))).toBe('token');
  expect(await timeOf(waitFor(never))).toBe(4_000);
});

test('a token that failed at once, as on a device that is offline, doesn’t shorten the next wait', async () => {
  const waitFor = patientTokens();
  expect(await waitFor(Promise.resolve(null))).toBeNull();
  expect(await timeOf(waitFor(never))).toBe(4_000);
});
