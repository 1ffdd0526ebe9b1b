import { expect, test } from 'vitest';
import { rewardsShown } from './rewards-shown';

const agentsOnly = { agent: true, 'home-inspector': false };

test('money is spoken of to those who may earn it', () => {
  expect(rewardsShown('agent', agentsOnly)).toBe(true);
  expect(rewardsShown('home-inspector', agentsOnly)).toBe(false);
});

test('to somebody unknown only where everybody may', () => {
  expect(rewardsShown(null, agentsOnly)).toBe(false);
  expect(rewardsShown(null, { agent: true, 'home-inspector': true })).toBe(true);
});
