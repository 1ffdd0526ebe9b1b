import { expect, test } from 'vitest';
import { business } from '../business/business';
import { instantOf } from '../time/zoned-instant';
import { factorySettings } from './factory-settings';
import {
  monthsWithoutReward,
  rewardLabel,
  rewardsExist,
  rewardsOfferedAt,
  rewardsToChoose,
} from './offered-rewards';
import type { RewardOption, RewardSettings } from './settings';

const option = (value: string, changes: Partial<RewardOption> = {}): RewardOption => ({
  value,
  label: `Label of ${value}`,
  inSentence: `a ${value}`,
  picture: 'meal',
  months: [],
  active: true,
  ...changes,
});
const rewards: RewardSettings = {
  ...factorySettings.rewards,
  options: [
    option('always'),
    option('spring', { months: [3, 4] }),
    option('old', { active: false }),
    option('winter', { months: [12, 1] }),
  ],
};
const at = (date: string, time: string) => instantOf(date, time, business.timeZone);
const valuesOf = (options: readonly RewardOption[]) => options.map(({ value }) => value);

test.each([
  ['2026-02-28', '23:59', ['always']],
  ['2026-03-01', '00:00', ['always', 'spring']],
  ['2026-04-30', '23:59', ['always', 'spring']],
  ['2026-05-01', '00:00', ['always']],
  ['2026-12-31', '23:59', ['always', 'winter']],
  ['2027-01-01', '00:00', ['always', 'winter']],
])('on %s at %s, by the business’s calendar, these are offered', (date, time, offered) => {
  expect(valuesOf(rewardsOfferedAt(rewards, at(date, time)))).toEqual(offered);
});

test('what was chosen stays a choice, out of its month and retired', () => {
  const july = at('2026-07-15', '12:00');
  expect(valuesOf(rewardsToChoose(rewards, july, ''))).toEqual(['always']);
  expect(valuesOf(rewardsToChoose(rewards, july, 'spring'))).toEqual(['always', 'spring']);
  expect(valuesOf(rewardsToChoose(rewards, july, 'old'))).toEqual(['always', 'old']);
});

test('a retired reward keeps its label; no choice and an unknown one have none', () => {
  expect(rewardLabel(rewards, 'old')).toBe('Label of old');
  expect([rewardLabel(rewards, ''), rewardLabel(rewards, 'a-boat')]).toEqual(['', '']);
});

test('the months without a reward are known', () => {
  expect(monthsWithoutReward(rewards.options)).toEqual([]);
  expect(monthsWithoutReward(rewards.options.slice(1))).toEqual([2, 5, 6, 7, 8, 9, 10, 11]);
});

test('rewards exist if anybody may earn one', () => {
  const offered = { agent: false, 'home-inspector': false };
  expect(rewardsExist({ ...rewards, offered })).toBe(false);
  expect(rewardsExist({ ...rewards, offered: { ...offered, 'home-inspector': true } })).toBe(true);
});
