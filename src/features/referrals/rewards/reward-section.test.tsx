// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Reward } from '@domain/reward/reward';
import { theme } from '@/theme/theme';
import { stubMatchMedia } from '@/ui/testing/stub-match-media';
import { decodeReward } from './decode-reward';
import { RewardSection } from './reward-section';

const earlier = {
  state: 'paid',
  client_name: 'Ann Lee',
  referrer_name: 'Sam Agent',
  earned_at: '2026-03-03T12:00:00.000Z',
};
vi.mock('@/firebase/use-live-document', () => ({
  useLiveDocument: (_: string, id: string) =>
    id === 'r-1' ? { state: 'found', document: earlier } : { state: 'missing' },
}));

beforeEach(() => stubMatchMedia());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const reward = (fields: Record<string, unknown>) =>
  decodeReward('r-2', { referrer_name: 'Jo Park', client_name: 'A. Lee', amount: 50, ...fields });

function show(shown: Reward) {
  const handlers = { pay: vi.fn(), void: vi.fn(), isRunning: () => false };
  render(
    <ThemeProvider theme={theme}>
      <RewardSection reward={shown} handlers={handlers} />
    </ThemeProvider>,
  );
  return handlers;
}

test('an earned one can be paid or voided', () => {
  const earned = reward({ state: 'earned' });
  const handlers = show(earned);
  expect(screen.getByText('$50 reward to pay')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /^Mark paid/ }));
  fireEvent.click(screen.getByRole('button', { name: /^Void/ }));
  expect(handlers.pay).toHaveBeenCalledWith(earned);
  expect(handlers.void).toHaveBeenCalledWith(earned);
});

test('of a paid one stands who paid it, how and when, and nothing can be done any more', () => {
  show(
    reward({
      state: 'paid',
      note: 'By payment app.',
      settled_by: 'bo@example.com',
      settled_at: '2026-03-04T18:00:00.000Z',
    }),
  );
  expect(screen.getByText('By payment app.')).toBeTruthy();
  expect(screen.getByText(/^Mar 4, 2026, 11:00.AM, bo@example\.com$/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('where the client was rewarded before, it is said by what, when and through whom', () => {
  const second = { state: 'void', void_reason: 'client-already-rewarded', matched_by: ['email', 'phone'] };
  show(reward({ ...second, earlier_referral_id: 'r-1' }));
  expect(screen.getByText(/with the same e-mail and phone number/).textContent).toContain(
    'It is Ann Lee, referred by Sam Agent, whose reward was earned on Mar 3, 2026',
  );
  expect(screen.queryByRole('button')).toBeNull();
});

test('an entry whose earlier one is out of sight still says why', () => {
  const second = { state: 'void', void_reason: 'client-already-rewarded', matched_by: ['address'] };
  show(reward({ ...second, earlier_referral_id: 'r-gone' }));
  expect(screen.getByText(/with the same address\.$/)).toBeTruthy();
});
