import { expect, it } from 'vitest';
import { sourceOfJob } from './source-of-job';

it.each([
  [{ referrer: 'agent', returns: true, booked: true }, 'referral'],
  [{ referrer: 'home-inspector', returns: true, booked: false }, 'partner'],
  [{ referrer: null, returns: true, booked: true }, 'return'],
  [{ referrer: null, returns: false, booked: true }, 'site'],
  [{ referrer: null, returns: false, booked: false }, 'office'],
] as const)('of %j is %s', (known, source) => {
  expect(sourceOfJob(known)).toBe(source);
});
