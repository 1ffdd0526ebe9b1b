import { expect, test } from 'vitest';
import { mayChooseReward } from './choose-reward';

const agent = { referrer_kind: 'agent', progress: 'none', origin: null } as const;
const agentsOnly = { agent: true, 'home-inspector': false };

test.each([
  ['before it is earned', agent, null, true],
  ['once it is earned', { ...agent, progress: 'completed' }, 'earned', true],
  ['once it is paid', { ...agent, progress: 'completed' }, 'paid', false],
  ['where it is void', { ...agent, progress: 'completed' }, 'void', false],
  ['where nothing comes of the referral', { ...agent, progress: 'closed' }, null, false],
  ['where none is offered', { ...agent, referrer_kind: 'home-inspector' }, null, false],
  [
    'of an imported referral, which can never earn one',
    { ...agent, progress: 'completed', origin: { import_id: 'import-1', row: 0 } },
    null,
    false,
  ],
  [
    'where it was earned before none was offered',
    { ...agent, referrer_kind: 'home-inspector' },
    'earned',
    true,
  ],
] as const)('a reward %s', (_, referral, state, may) => {
  expect(mayChooseReward(referral, state, agentsOnly)).toBe(may);
});
