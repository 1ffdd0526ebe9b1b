// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { builtSettings } from '@domain/settings/built-settings';
import type { PublicSettings } from '@domain/settings/public-settings';
import type { RewardOption } from '@domain/settings/settings';
import { currentSettings } from '@/settings/settings-store';
import { theme } from '@/theme/theme';
import { storeAgentDetails } from '../device/agent-details';
import { FaqScreen } from '../faq-screen';
import { emptyReferral, newReferral, toReferralSubmission } from '../form/referral-values';
import { HowStepper } from '../home/how-stepper';
import { ThankYouNext } from '../thank-you/thank-you-next';
import { RewardsScreen } from './rewards-screen';

vi.mock('@/settings/settings-store', { spy: true });

const thisMonth = new Date().getUTCMonth() + 1;
/** Half a year away, whatever the business's time zone. */
const anotherMonth = ((thisMonth + 5) % 12) + 1;

const option = (value: string, changes: Partial<RewardOption> = {}): RewardOption => ({
  value,
  label: `Card of ${value}`,
  inSentence: `a card of ${value}`,
  picture: 'meal',
  months: [],
  active: true,
  ...changes,
});
const saved: PublicSettings = {
  ...builtSettings,
  version: 1,
  rewards: {
    offered: { agent: true, 'home-inspector': true },
    amount: 153,
    processingHours: 151,
    disclosed: false,
    options: [
      option('always'),
      option('now', {
        months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].filter((month) => month !== anotherMonth),
      }),
      option('another-month', { months: [anotherMonth] }),
      option('retired', { active: false }),
    ],
  },
};

beforeEach(() => {
  localStorage.clear();
  vi.mocked(currentSettings).mockReturnValue(saved);
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ result: { referrals: [], more: false, totals: null } })),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function textOf(shown: ReactNode): string {
  render(
    <ThemeProvider theme={theme}>
      <BrowserRouter>{shown}</BrowserRouter>
    </ThemeProvider>,
  );
  return document.body.textContent;
}

test.each([
  ['the rewards screen', <RewardsScreen key="" />],
  ['the FAQ', <FaqScreen key="" />],
  ['how it goes', <HowStepper key="" money />],
  ['the thank-you screen', <ThankYouNext key="" money />],
])('%s has the saved amount and hours', (_, shown) => {
  const text = textOf(shown);
  expect(text).toContain('$153');
  expect(text).toMatch(/within 151 hours/i);
});

test('the rewards screen and the FAQ name what is offered this month', () => {
  expect(textOf(<RewardsScreen />)).toContain('Choose one of two');
  expect(screen.getByText('Card of now')).toBeTruthy();
  expect(screen.queryByText('Card of another-month')).toBeNull();
  cleanup();
  const text = textOf(<FaqScreen />);
  expect(text).toContain('A card of always or a card of now. The options rotate monthly.');
  expect(text).toContain('Not from us. You’re free to tell them.');
});

test('no money is shown once no reward is offered', () => {
  const offered = { agent: false, 'home-inspector': false };
  vi.mocked(currentSettings).mockReturnValue({ ...saved, rewards: { ...saved.rewards, offered } });
  expect(textOf(<FaqScreen />)).not.toContain('$');
});

test('a remembered reward that isn’t offered this month is chosen again', () => {
  const remembered = (referralReward: string) => {
    storeAgentDetails({ ...emptyReferral, referralReward });
    return newReferral().referralReward;
  };
  expect(['now', 'another-month', 'retired'].map(remembered)).toEqual(['now', '', '']);
});

test('a referral that was begun last month is sent with its reward', () => {
  const values = { ...emptyReferral, referralReward: 'another-month' };
  expect(toReferralSubmission(values, '').referralReward).toBe('another-month');
});
