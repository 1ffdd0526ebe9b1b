import { expect, test } from 'vitest';
import { dollars } from '../text/dollars';
import { commissionsWords, rewardDisclosure, tellsOfReward } from './reward-disclosure';
import { referralRewardAmount } from './rewards';

test('clients are notified of the reward if their kind of referrer gets one', () => {
  expect(rewardDisclosure).toContain(dollars(referralRewardAmount));
  expect(tellsOfReward('agent', { agent: true, 'home-inspector': false })).toBe(true);
  expect(tellsOfReward('home-inspector', { agent: true, 'home-inspector': false })).toBe(false);
});

test('what no commissions means leaves out rewards where there are none', () => {
  expect(commissionsWords({ agent: false, 'home-inspector': true })).toContain(dollars(referralRewardAmount));
  expect(commissionsWords({ agent: false, 'home-inspector': false })).toBe(
    'No commissions means that nobody who repairs sewer lines pays us.',
  );
});
