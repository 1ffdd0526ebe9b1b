import { beforeAll, expect, it } from 'vitest';
import { factorySettings } from '@domain/settings/factory-settings';
import type { Settings } from '@domain/settings/settings';
import type * as Context from '../../functions/src/platform/request-context';
import type * as Own from '../../functions/src/referral/own-referrals';
import { buildReferral } from '../../tools/testing/factories/build-referral';
import { buildReward } from '../../tools/testing/factories/build-reward';
import { toDocument } from '../../tools/testing/factories/to-document';
import { inProcessEnvironment } from './support/in-process';
import { newEmail } from './support/new-contact';

let ownReferrals: typeof Own.ownReferrals;
let inContext: typeof Context.inContext;
const email = newEmail('agent');

beforeAll(async () => {
  Object.assign(process.env, inProcessEnvironment());
  ({ ownReferrals } = await import('../../functions/src/referral/own-referrals'));
  ({ inContext } = await import('../../functions/src/platform/request-context'));
  const { firestore } = await import('../../functions/src/platform/firestore');
  const referral = buildReferral({ referrer_email: email, progress: 'completed', preferred_reward: 'any' });
  const reward = buildReward({ id: referral.id, referrer_email: email, amount: 50 });
  await firestore().collection('referrals').doc(referral.id).set(toDocument(referral));
  await firestore().collection('rewards').doc(reward.id).set(toDocument(reward));
});

/** What the referrer sees under these rules of rewards. */
function seenWith(offered: boolean) {
  const { rewards } = factorySettings;
  const settings: Settings = {
    ...factorySettings,
    rewards: { ...rewards, offered: { agent: offered, 'home-inspector': false } },
  };
  return inContext('a-call', {}, async (context) => {
    context.settings = settings;
    return ownReferrals(email, null, new Date());
  });
}

it('shows a referrer their rewards where there are any', async () => {
  const seen = await seenWith(true);
  expect(seen?.overview).toMatchObject({ totals: { referred: 1, earned: 50 } });
  expect(seen?.overview?.years.length).toBeGreaterThan(0);
  expect(seen?.referrals.rows).toMatchObject([{ reward: { amount: 50 }, preferred_reward: 'any' }]);
});

it('shows nothing about money where the business has turned rewards off', async () => {
  const seen = await seenWith(false);
  expect(seen?.overview).toMatchObject({ totals: { referred: 1, earned: 0, paid: 0 }, years: [] });
  expect(seen?.referrals.rows).toMatchObject([{ reward: null, preferred_reward: '', may_choose: false }]);
});
