// @vitest-environment jsdom
import { factorySettings } from '@domain/settings/factory-settings';
import 'fake-indexeddb/auto';
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FullReferral } from '@domain/referral/track-referrals';
import { builtSettings } from '@domain/settings/built-settings';
import { currentSettings } from '@/settings/settings-store';
import { theme } from '@/theme/theme';
import type { RewardOption } from '@domain/settings/settings';
import { trustedJson } from '../../../../tools/trusted-json';
import { RewardChoice } from './reward-choice';

vi.mock('@/settings/settings-store', { spy: true });

const [first = { value: '', label: '' }] = factorySettings.rewards.options;
const last = factorySettings.rewards.options.at(-1) ?? first;
const retired: RewardOption = {
  value: 'retired',
  label: 'A retired reward',
  inSentence: 'a retired reward',
  picture: 'shopping',
  months: [],
  active: false,
};

const undecided: FullReferral = {
  kind: 'full',
  id: 'referral-1',
  client_name: 'Dana Whitfield',
  client_phone: '(312) 555-0177',
  client_email: 'dana@example.com',
  client_address: '1420 E Harvard Ave, Shaker Heights, OH 44105',
  additional_notes: '',
  date: '2026-05-04',
  status: 'Completed',
  estimated: false,
  timeline: [],
  reward: { state: 'earned', amount: 50, changed_at: '2026-05-20T18:00:00.000Z' },
  preferred_reward: '',
  may_choose: true,
};

let asked: { readonly data: object }[];
let answer: object;

beforeEach(() => {
  asked = [];
  answer = { result: {} };
  vi.stubGlobal('fetch', (_: string, { body }: { readonly body: string }) => {
    asked.push(trustedJson<(typeof asked)[number]>(body));
    return Promise.resolve(Response.json(answer));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (referral: FullReferral) =>
  render(
    <ThemeProvider theme={theme}>
      <RewardChoice referral={referral} link="the-key" />
    </ThemeProvider>,
  );
const field = () => screen.getByLabelText<HTMLSelectElement>(/^Preferred Reward/);
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save reward' }));

test('a reward that is due and undecided is chosen at once, and the choice is shown', async () => {
  show(undecided);
  fireEvent.change(field(), { target: { value: first.value } });
  save();
  const status = await screen.findByRole('status');
  expect(status.textContent).toBe(`Saved. Preferred reward: ${first.label}`);
  // An effect focuses it, which may run after it is found.
  await waitFor(() => expect(document.activeElement).toBe(status));
  expect(asked).toMatchObject([
    { data: { referralId: 'referral-1', reward: first.value, tracking: 'the-key' } },
  ]);
});

test('a choice that is no longer offered keeps its label, and can be kept', () => {
  const { rewards } = factorySettings;
  const options = [...rewards.options, retired];
  vi.mocked(currentSettings).mockReturnValue({ ...builtSettings, rewards: { ...rewards, options } });
  const offered = () => [...field().options].map(({ value }) => value);
  show({ ...undecided, preferred_reward: retired.value });
  expect(screen.getByText(`Preferred reward: ${retired.label}`)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /^Change/ }));
  expect(offered()).toContain(retired.value);
  cleanup();
  show(undecided);
  expect(offered()).not.toContain(retired.value);
  vi.mocked(currentSettings).mockReturnValue(builtSettings);
});

test('saving without a choice is refused at the field', async () => {
  show(undecided);
  save();
  expect(await screen.findByText('Choose a reward from the list.')).toBeTruthy();
  expect(document.activeElement).toBe(field());
  expect(asked).toEqual([]);
});

test('a refusal is shown, and what was chosen stays', async () => {
  answer = {
    error: { message: 'late', details: { code: 'already-handled', userMessage: 'It was paid already.' } },
  };
  show(undecided);
  fireEvent.change(field(), { target: { value: last.value } });
  save();
  expect((await screen.findByRole('alert')).textContent).toBe('It was paid already.');
  expect(field().value).toBe(last.value);
});

test('an earlier choice is changed on request only', () => {
  show({ ...undecided, preferred_reward: first.value });
  expect(screen.queryByLabelText(/^Preferred Reward/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Change the reward for Dana Whitfield' }));
  expect(field().value).toBe(first.value);
});
