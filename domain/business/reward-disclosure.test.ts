import { expect, test } from 'vitest';
import { factorySettings } from '../settings/factory-settings';
import { commissionsWords, rewardDisclosure } from './reward-disclosure';

const { rewards } = factorySettings;

test('clients read the amount that their referrer was promised', () => {
  expect(rewardDisclosure(153)).toContain(' $153 ');
});

test('what no commissions means follows the settings, and leaves out rewards where there are none', () => {
  const offered = { agent: false, 'home-inspector': true };
  const words = commissionsWords({ ...rewards, amount: 153, offered, disclosed: true });
  expect(words).toContain(' $153 reward to some people who refer clients to us, and we tell those clients.');
  expect(commissionsWords({ ...rewards, offered, disclosed: false })).not.toContain('we tell');
  expect(commissionsWords({ ...rewards, offered: { ...offered, 'home-inspector': false } })).toBe(
    'No commissions means that nobody who repairs sewer lines pays us.',
  );
});
