// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startRounds, type RoundsOptions } from './rounds';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const settle = () => vi.advanceTimersByTimeAsync(0);
const hour = 60 * 60 * 1000;

function rounds(left: 'nothing' | 'later' | 'now', go: RoundsOptions['go'] = () => Promise.resolve(true)) {
  const options = { go: vi.fn(go), left: vi.fn(() => Promise.resolve(left)) };
  return { ...options, ...startRounds(options) };
}

it('runs again after a round during which it was woken, and never twice at once', async () => {
  let end: (settled: boolean) => void = () => undefined;
  const { go, wake } = rounds('nothing', () => new Promise((resolve) => (end = resolve)));
  wake();
  wake();
  wake();
  await settle();
  expect(go).toHaveBeenCalledTimes(1);
  end(true);
  await settle();
  expect(go).toHaveBeenCalledTimes(2);
  end(true);
  await settle();
  expect(go).toHaveBeenCalledTimes(2);
});

it('repeats on a timer while entries remain, also after a failed round', async () => {
  const { go, wake } = rounds('later', () => Promise.reject(new Error('no database')));
  wake();
  await settle();
  expect(go).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(hour);
  expect(go.mock.calls.length).toBeGreaterThan(2);
});

it('sets no timer once nothing remains', async () => {
  const { go, wake } = rounds('nothing');
  wake();
  await vi.advanceTimersByTimeAsync(hour);
  expect(go).toHaveBeenCalledTimes(1);
});

it('sends a new entry at once, but not after a failed round', async () => {
  let works = true;
  const { go, left, plan } = rounds('now', () => Promise.resolve(works));
  left.mockResolvedValueOnce('now').mockResolvedValue('nothing');
  plan();
  await settle();
  expect(go).toHaveBeenCalledTimes(1);
  works = false;
  left.mockReset().mockResolvedValue('now');
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(go).toHaveBeenCalledTimes(2);
  plan();
  await settle();
  expect(go).toHaveBeenCalledTimes(2);
});
