import { expect, it } from 'vitest';
import { runTokens } from '../../tools/drills/tokens/run-tokens';

it('no call takes a forged, expired or foreign token, and each takes a good one', async () => {
  const report = await runTokens({ stride: 8 });
  expect(report.failures).toEqual([]);
  expect(report.refused).toBe(report.requests);
  expect(report.controls).toBe(report.calls);
}, 300_000);
