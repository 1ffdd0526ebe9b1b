// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { factorySettings } from '@domain/settings/factory-settings';
import type { FullReferral, TrackReferralsAnswer } from '@domain/referral/track-referrals';
import { hoursInWords } from '@domain/text/counted';
import { dollars } from '@domain/text/dollars';
import { theme } from '@/theme/theme';
import { trustedJson } from '../../../../tools/trusted-json';
import { RewardsScreen } from './rewards-screen';

const rewarded: FullReferral = {
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
  reward: { state: 'earned', amount: 75, changed_at: '2026-05-20T18:00:00.000Z' },
  preferred_reward: 'payment-app',
  may_choose: true,
};

/** What the server answers to the device's question about its referrals. */
let answer: TrackReferralsAnswer;
let asked: { readonly data: { readonly deviceKey: string } }[];

beforeEach(() => {
  answer = { referrals: [], more: false, totals: null };
  asked = [];
  vi.stubGlobal('fetch', (_: string, { body }: { readonly body: string }) => {
    asked.push(trustedJson<(typeof asked)[number]>(body));
    return Promise.resolve(Response.json({ result: answer }));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = () =>
  render(
    <ThemeProvider theme={theme}>
      <BrowserRouter>
        <RewardsScreen />
      </BrowserRouter>
    </ThemeProvider>,
  );

test('the rewards screen states the amount, the options and the rules', async () => {
  open();
  expect(await screen.findByText(/^Nothing earned yet/)).toBeTruthy();
  const text = document.body.textContent;
  expect(text).toContain(dollars(factorySettings.rewards.amount));
  expect(factorySettings.rewards.options.length).toBeGreaterThan(0);
  for (const { label } of factorySettings.rewards.options) expect(screen.getByText(label)).toBeTruthy();
  expect(text).toContain(
    `within ${hoursInWords(factorySettings.rewards.processingHours)} after the inspection is completed and paid`,
  );
  expect(text).toContain('Each client can be referred once.');
  expect(text).toContain('only for completed inspections');
  expect(text).toContain('rotate monthly');
});

test('where a referral reads Completed by its age alone, nothing is confirmed', async () => {
  answer = { referrals: [{ ...rewarded, estimated: true, reward: null }], more: false, totals: null };
  open();
  expect(await screen.findByText(/^Not confirmed yet\. /)).toBeTruthy();
  expect(document.body.textContent).not.toContain('Nothing earned yet');
});

test('the rewards of this device’s referrals are listed and added up', async () => {
  const paid = { ...rewarded, id: 'referral-2', client_name: 'Eli Moss' };
  answer = {
    referrals: [
      rewarded,
      { ...paid, reward: { state: 'paid', amount: 50, changed_at: '2026-05-21T18:00:00.000Z' } },
      { ...rewarded, id: 'referral-3', client_name: 'Fay Ott', reward: null },
    ],
    more: false,
    totals: null,
  };
  open();
  expect(await screen.findByText('$75 on the way to you, $50 paid so far')).toBeTruthy();
  expect(screen.getByText('Dana Whitfield')).toBeTruthy();
  expect(screen.queryByText('Fay Ott')).toBeNull();
  expect(asked[0]?.data.deviceKey).toMatch(/^[0-9a-f-]{36}$/);
});

test('what was earned beyond the listed referrals counts too', async () => {
  answer = {
    referrals: [rewarded],
    more: true,
    totals: { referred: 30, inspected: 9, earned: 450, paid: 375 },
  };
  open();
  expect(await screen.findByText('$75 on the way to you, $375 paid so far')).toBeTruthy();
});
