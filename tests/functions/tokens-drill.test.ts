import { expect, it } from 'vitest';
import { runTokens } from '../../tools/drills/tokens/run-tokens';

it('every call refuses forged, expired, and foreign tokens and accepts a valid one', async () => {
  const report = await runTokens({ stride: 8 });
  expect(report.failures).toEqual([]);
  expect(report.refused).toBe(report.requests);
  expect(report.controls).toBe(report.calls);
});
