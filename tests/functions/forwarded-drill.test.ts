import { expect, it } from 'vitest';
import { runForwarded } from '../../tools/drills/forwarded/run-forwarded';

it('a caller that forges a new forwarded address for each request counts as one client', async () => {
  const { failures, accepted, buckets } = await runForwarded({ seed: '1', count: 32, lookups: 5 });
  expect(failures).toEqual([]);
  expect(buckets).toBe(1);
  expect(accepted).toEqual({ 'referral-lookup': 5, booking: 3 });
});
