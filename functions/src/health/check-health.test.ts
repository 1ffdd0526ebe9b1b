import { afterEach, expect, it, vi } from 'vitest';
import { checkHealth } from './check-health';

const now = new Date('2026-03-05T12:00:00Z');

afterEach(() => vi.useRealTimers());

it('reports that the database cannot be read if it returns an error', async () => {
  const health = await checkHealth(now, () => Promise.reject(new Error('14 UNAVAILABLE')));
  expect(health).toMatchObject({
    healthy: false,
    codes: ['database-unreachable'],
    sweptSecondsAgo: null,
    deadLetters: null,
  });
});

it('reports the same if the database does not respond', async () => {
  vi.useFakeTimers();
  const health = checkHealth(now, () => new Promise(() => undefined));
  await vi.advanceTimersByTimeAsync(5_000);
  expect((await health).codes).toEqual(['database-unreachable']);
});

it('reports dead letters without reporting the system as unhealthy', async () => {
  const signals = {
    sweptAt: new Date('2026-03-05T11:59:30Z'),
    failedParts: 0,
    overdueMail: false,
    refusedMail: false,
    overduePdf: false,
    stuckDeletion: false,
  };
  const health = await checkHealth(now, () => Promise.resolve({ signals, deadLetters: 2 }));
  expect(health).toMatchObject({ healthy: true, codes: [], sweptSecondsAgo: 30, deadLetters: 2 });
});
