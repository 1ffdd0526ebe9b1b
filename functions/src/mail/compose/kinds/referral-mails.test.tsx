import { rewardDisclosure } from '@domain/business/reward-disclosure';
import { factorySettings } from '@domain/settings/factory-settings';
import type { Settings } from '@domain/settings/settings';
import { beforeEach, expect, it, vi } from 'vitest';
import { buildReferral } from '../../../../../tools/testing/factories/build-referral';
import { inContext } from '../../../platform/request-context';
import type { Composer } from '../composer';
import { composeReferralIntroduction } from './referral-introduction';
import { composeReferralReceived } from './referral-received';

const { received } = vi.hoisted(() => ({ received: [] as object[] }));
vi.mock('../../../records/referral/stored-referral', () => ({ referrals: () => null }));
vi.mock('../load-subjects', () => ({ loadSubjects: () => Promise.resolve(received) }));
vi.mock('./referral-link', () => ({ referralLink: () => Promise.resolve(null) }));
vi.mock('../../../records/access/access-keys', () => ({ currentKey: () => Promise.resolve(null) }));

const settings: Settings = {
  ...factorySettings,
  rewards: {
    ...factorySettings.rewards,
    offered: { agent: true, 'home-inspector': false },
    amount: 153,
    processingHours: 151,
    disclosed: true,
  },
};

const sent = (reward_amount: number | null, kind: 'agent' | 'home-inspector' = 'agent') =>
  received.push(buildReferral({ reward_amount, referrer_kind: kind, client_agreed: true }));

async function textOf(compose: Composer, saved = settings) {
  const mail = await inContext('an-event', {}, (context) => {
    context.settings = saved;
    return Promise.resolve(compose([], new Date(), []));
  });
  return mail?.text.replace(/\s+/g, ' ') ?? '';
}

beforeEach(() => {
  received.length = 0;
});

it('the referrer reads the amount of the referral, and the hours as the office saved them', async () => {
  sent(35);
  const text = await textOf(composeReferralReceived);
  expect(text).toContain('Your $35 reward is processed within 151 hours');
  expect(text).not.toContain('$153');
});

it('a referral from before amounts were recorded has the current one', async () => {
  sent(null);
  expect(await textOf(composeReferralReceived)).toContain('Your $153 reward');
  expect(await textOf(composeReferralIntroduction)).toContain(rewardDisclosure(153));
});

it('the client reads the amount of the referral, also once rewards are turned off', async () => {
  sent(35, 'home-inspector');
  expect(await textOf(composeReferralIntroduction)).toContain(rewardDisclosure(35));
});

it('nobody reads of a reward that was not promised, and no client of one that isn’t disclosed', async () => {
  sent(0);
  expect(await textOf(composeReferralReceived)).not.toContain('reward');
  expect(await textOf(composeReferralIntroduction)).not.toContain('reward');
  sent(35);
  const undisclosed = { ...settings, rewards: { ...settings.rewards, disclosed: false } };
  expect(await textOf(composeReferralIntroduction, undisclosed)).not.toContain('reward');
});
