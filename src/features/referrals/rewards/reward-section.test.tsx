// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { business } from '@domain/business/business';
import type { Reward } from '@domain/reward/reward';
import { instantOf } from '@domain/time/zoned-instant';
import { theme } from '@/theme/theme';
import { stubMatchMedia } from '@/ui/testing/stub-match-media';
import { buildReward } from '../../../../tools/testing/factories/build-reward';
import { RewardSection } from './reward-section';

const earlier = {
  state: 'paid',
  client_name: 'Ann Lee',
  referrer_name: 'Sam Agent',
  earned_at: '2026-03-03T12:00:00.000Z',
};
vi.mock('@/firebase/documents/use-live-document', () => ({
  useLiveDocument: (_: object, id: string) =>
    id === 'r-1' ? { state: 'found', record: earlier } : { state: 'missing' },
}));

beforeEach(() => stubMatchMedia());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const reward = (fields: Partial<Reward>) =>
  buildReward({ id: 'r-2', referrer_name: 'Jo Park', client_name: 'A. Lee', ...fields });

function show(shown: Reward) {
  const handlers = { pay: vi.fn(), void: vi.fn(), isRunning: () => false };
  render(
    <ThemeProvider theme={theme}>
      <RewardSection reward={shown} handlers={handlers} />
    </ThemeProvider>,
  );
  return handlers;
}

test('an earned reward can be paid or voided', () => {
  const earned = reward({ state: 'earned' });
  const handlers = show(earned);
  expect(screen.getByText('$50 reward due')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /^Mark paid/ }));
  fireEvent.click(screen.getByRole('button', { name: /^Void/ }));
  expect(handlers.pay).toHaveBeenCalledWith(earned);
  expect(handlers.void).toHaveBeenCalledWith(earned);
});

test('a paid reward shows who paid it, how, and when, and offers no action', () => {
  show(
    reward({
      state: 'paid',
      note: 'By payment app.',
      settled_by: 'bo@example.com',
      settled_at: instantOf('2026-03-04', '11:00', business.timeZone).toISOString(),
    }),
  );
  expect(screen.getByText('By payment app.')).toBeTruthy();
  expect(screen.getByText(/^Mar 4, 2026, 11:00.AM, bo@example\.com$/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('if the client was rewarded before, it shows by what, when, and through whom', () => {
  const second = {
    state: 'void',
    void_reason: 'client-already-rewarded',
    matched_by: ['email', 'phone'],
  } as const;
  show(reward({ ...second, earlier_referral_id: 'r-1' }));
  expect(screen.getByText(/with the same email and phone number/).textContent).toContain(
    'That client is Ann Lee, referred by Sam Agent. The reward was earned on Mar 3, 2026',
  );
  expect(screen.queryByRole('button')).toBeNull();
});

test('an entry still gives its reason if the earlier one is not loaded', () => {
  const second = { state: 'void', void_reason: 'client-already-rewarded', matched_by: ['address'] } as const;
  show(reward({ ...second, earlier_referral_id: 'r-gone' }));
  expect(screen.getByText(/with the same address\.$/)).toBeTruthy();
});

test('a likely self-referral shows why before it is paid', () => {
  const flagged = {
    state: 'earned',
    to_check: ['same-phone', 'known-address'],
    similar_referral_id: 'r-1',
  } as const;
  show(reward(flagged));
  expect(screen.getByText('Needs review')).toBeTruthy();
  const warning = screen.getByRole('alert').textContent;
  expect(warning).toContain('The referrer and the client have the same phone number.');
  expect(warning).toContain('A reward was already earned for a client at the same property');
  expect(warning).toContain('The earlier client is Ann Lee, referred by Sam Agent.');
  cleanup();
  show(reward({ ...flagged, state: 'paid', checked_by: 'bo@example.com' }));
  expect(screen.queryByText('Needs review')).toBeNull();
  expect(screen.getByText('bo@example.com')).toBeTruthy();
});
