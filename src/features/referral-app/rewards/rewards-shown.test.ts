import { expect, test } from 'vitest';
import { rewardsShown } from './rewards-shown';

const agentsOnly = { agent: true, 'home-inspector': false };

test('money is mentioned only to those who can earn it', () => {
  expect(rewardsShown('agent', agentsOnly)).toBe(true);
  expect(rewardsShown('home-inspector', agentsOnly)).toBe(false);
});

test('an unknown person sees money only if everybody can earn it', () => {
  expect(rewardsShown(null, agentsOnly)).toBe(false);
  expect(rewardsShown(null, { agent: true, 'home-inspector': true })).toBe(true);
});
