import { expect, test } from 'vitest';
import { factorySettings } from '../settings/factory-settings';
import { rewardOffered } from '../settings/offered-rewards';
import type { RewardSettings } from '../settings/settings';
import { disclosedReward, promisedReward } from './promised-reward';

const settings = (amount: number, agent: boolean): RewardSettings => ({
  ...factorySettings.rewards,
  offered: { agent, 'home-inspector': false },
  amount,
  disclosed: true,
});
const before = settings(50, true);
const referral = { referrer_kind: 'agent', reward_amount: 50, origin: null } as const;

test('a referral keeps the amount under which it was sent', () => {
  const sent = { ...referral, reward_amount: rewardOffered(before, 'agent') };
  expect(promisedReward(settings(75, true), sent)).toBe(50);
  expect(disclosedReward(settings(75, true), sent)).toBe(50);
});

test('rewards that are turned off later still pay what was promised', () => {
  expect(promisedReward(settings(75, false), referral)).toBe(50);
});

test('rewards that are turned on later don’t pay for earlier referrals', () => {
  const sent = { ...referral, reward_amount: rewardOffered(settings(50, false), 'agent') };
  expect(sent.reward_amount).toBe(0);
  expect(promisedReward(before, sent)).toBe(0);
  expect(disclosedReward(before, sent)).toBe(0);
});

test('a referral from before this was recorded gets what is offered now', () => {
  const older = { ...referral, reward_amount: null };
  expect(promisedReward(settings(75, true), older)).toBe(75);
  expect(promisedReward(settings(75, false), older)).toBe(0);
  expect(promisedReward(settings(75, true), { ...older, referrer_kind: 'home-inspector' })).toBe(0);
});

test('an imported referral earns nothing', () => {
  const origin = { import_id: 'import-1', row: 0 };
  expect(promisedReward(before, { ...referral, reward_amount: null, origin })).toBe(0);
});

test('a reward that isn’t disclosed is promised all the same', () => {
  expect(disclosedReward({ ...before, disclosed: false }, referral)).toBe(0);
  expect(promisedReward({ ...before, disclosed: false }, referral)).toBe(50);
});
