import { expect, test } from 'vitest';
import { rewardsShown } from './rewards-shown';

const agentsOnly = { offered: { agent: true, 'home-inspector': false } };

test('money is mentioned only to those who can earn it', () => {
  expect(rewardsShown(agentsOnly, 'agent')).toBe(true);
  expect(rewardsShown(agentsOnly, 'home-inspector')).toBe(false);
});

test('an unknown person sees money only if everybody can earn it', () => {
  expect(rewardsShown(agentsOnly, null)).toBe(false);
  expect(rewardsShown({ offered: { agent: true, 'home-inspector': true } }, null)).toBe(true);
});
