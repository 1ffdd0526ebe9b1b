import { beforeAll, expect, it } from 'vitest';
import { findEmulators } from '../../tools/drills/find-emulators';
import { judgeHostile } from '../../tools/drills/hostile/judge-hostile';
import { runHostile } from '../../tools/drills/hostile/run-hostile';

const size = { seed: '2026', count: 16, atOnce: 4, minutes: 2 };

beforeAll(() => findEmulators());

it('no hostile request blocks an instance, and a client served at the same time is not affected', async () => {
  const report = await runHostile({ ...size, kinds: 30, plant: false });
  expect(judgeHostile(report, false).failures).toEqual([]);
  expect(report.beside.count).toBeGreaterThan(0);
});

it('a text with quadratic processing cost is detected', async () => {
  const only = 'client-referral-submit';
  const report = await runHostile({ ...size, count: 1, only, kinds: 12, plant: true });
  expect(judgeHostile(report, false).failures.join()).toMatch(
    /more than an ordinary one, but \d+: .* 4,000:/,
  );
});
