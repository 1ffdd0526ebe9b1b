import { expect, test } from 'vitest';
import { promises } from './promises';
import { referralRewardAmount, rewardProcessingHours } from './rewards';

test.each<[keyof typeof promises, string]>([
  ['bookingConfirmation', 'within 2 hours'],
  ['thankYouContact', 'within 4 hours'],
  ['thankYouReport', 'within 24 hours'],
  ['referralContact', 'within 4 hours'],
  ['followUpConfirmation', '24 hours before the inspection'],
  ['reportTurnaround', 'within 24 hours'],
  ['inspectionLength', '45 to 90 minutes'],
  ['onSiteLength', '1-2 hours'],
  ['emailReply', 'within 2 hours'],
])('%s names the figure given for its page', (promise, figure) => {
  expect(promises[promise]).toContain(figure);
});

test('a referral earns $50, processed within 48 hours', () => {
  expect([referralRewardAmount, rewardProcessingHours]).toEqual([50, 48]);
});
