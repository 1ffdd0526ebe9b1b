import { expect, it, vi } from 'vitest';
import { within } from './within';

const longMs = 1_000_000;

it('asks until it is done', async () => {
  const ask = vi
    .fn<() => Promise<{ done: boolean; value: string }>>()
    .mockResolvedValueOnce({ done: false, value: 'first' })
    .mockResolvedValue({ done: true, value: 'second' });
  expect(await within(longMs, ask)).toBe('second');
  expect(ask).toHaveBeenCalledTimes(2);
});

it('has the last value once the time is up', async () => {
  expect(await within(1, () => Promise.resolve({ done: false, value: 'never' }))).toBe('never');
});

it('asks no more once it is stopped', async () => {
  const stop = new AbortController();
  const ask = vi.fn(() => {
    stop.abort();
    return Promise.resolve({ done: false, value: 'stopped' });
  });
  expect(await within(longMs, ask, stop.signal)).toBe('stopped');
  expect(ask).toHaveBeenCalledTimes(1);
});
