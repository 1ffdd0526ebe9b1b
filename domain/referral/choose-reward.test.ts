import { expect, test } from 'vitest';
import { factorySettings } from '../settings/factory-settings';
import type { RewardSettings } from '../settings/settings';
import { isChoosable, mayChooseReward } from './choose-reward';

const agent = { referrer_kind: 'agent', reward_amount: 35, progress: 'none', origin: null } as const;
const agentsOnly: RewardSettings = {
  ...factorySettings.rewards,
  offered: { agent: true, 'home-inspector': false },
};

test.each([
  ['before it is earned', agent, null, true],
  ['once it is earned', { ...agent, progress: 'completed' }, 'earned', true],
  ['once it is paid', { ...agent, progress: 'completed' }, 'paid', false],
  ['where it is void', { ...agent, progress: 'completed' }, 'void', false],
  ['where nothing comes of the referral', { ...agent, progress: 'closed' }, null, false],
  ['where none was promised', { ...agent, reward_amount: 0 }, null, false],
  [
    'where none is offered, of a referral from before amounts were recorded',
    { ...agent, reward_amount: null, referrer_kind: 'home-inspector' },
    null,
    false,
  ],
  [
    'where none is offered any longer, but one was promised',
    { ...agent, referrer_kind: 'home-inspector' },
    null,
    true,
  ],
  [
    'of an imported referral, which can never earn one',
    { ...agent, progress: 'completed', origin: { import_id: 'import-1', row: 0 } },
    null,
    false,
  ],
  [
    'where it was earned before none was offered',
    { ...agent, reward_amount: null, referrer_kind: 'home-inspector' },
    'earned',
    true,
  ],
] as const)('a reward %s', (_, referral, state, may) => {
  expect(mayChooseReward(agentsOnly, referral, state)).toBe(may);
});

test('one of this month can be chosen, or the one that was chosen before', () => {
  const [first] = factorySettings.rewards.options;
  if (!first) throw new Error('the business has no rewards');
  const options = [
    { ...first, value: 'march', months: [3] },
    { ...first, value: 'april', months: [4] },
    { ...first, value: 'old', active: false },
  ];
  const march = new Date('2026-03-15T18:00:00Z');
  const choosable = (preferred_reward: string) =>
    ['march', 'april', 'old', 'a-boat', ''].filter((asked) =>
      isChoosable({ ...agentsOnly, options }, { preferred_reward }, asked, march),
    );
  expect(choosable('')).toEqual(['march']);
  expect(choosable('april')).toEqual(['march', 'april']);
  expect(choosable('old')).toEqual(['march', 'old']);
});
