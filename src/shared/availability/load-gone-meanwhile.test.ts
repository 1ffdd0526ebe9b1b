import { afterEach, expect, test, vi } from 'vitest';
import { loadGoneMeanwhile } from './load-gone-meanwhile';

vi.mock('./gone-meanwhile', () => new Promise(() => undefined));

afterEach(() => {
  vi.useRealTimers();
});

test('a form is sent without the check if it doesn’t load in time', async () => {
  vi.useFakeTimers();
  const answered = vi.fn();
  void loadGoneMeanwhile().then(answered);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(answered).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(answered).toHaveBeenCalledExactlyOnceWith(null);
});
