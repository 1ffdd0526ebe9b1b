// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { FullReferral, TrackedReferral } from '@domain/referral/track-referrals';
import { theme } from '@/theme/theme';
import { TrackedRow } from './tracked-row';

const untouched: FullReferral = {
  kind: 'full',
  id: 'referral-1',
  client_name: 'Dana Whitfield',
  client_phone: '(312) 555-0177',
  client_email: 'dana@example.com',
  client_address: '1420 E Harvard Ave, Shaker Heights, OH 44105',
  additional_notes: '',
  date: '2026-05-04',
  status: 'Completed',
  estimated: true,
  timeline: [],
  reward: null,
  preferred_reward: 'payment-app',
  may_choose: true,
};

afterEach(cleanup);

function rowOf(referral: TrackedReferral): string {
  render(
    <ThemeProvider theme={theme}>
      <ul>
        <TrackedRow referral={referral} link="" />
      </ul>
    </ThemeProvider>,
  );
  return screen.getByRole('list', { name: 'Referral progress' }).closest('ul')?.textContent ?? '';
}

const estimated = '(estimated from the date)';

test('a status by age alone says so, and the reward is not confirmed', () => {
  const row = rowOf(untouched);
  expect(row).toContain(`Completed ${estimated}`);
  expect(row.split(estimated)).toHaveLength(2);
  expect(row).toContain('Not confirmed yet');
});

test('an earlier status says so and doesn’t mention the reward', () => {
  const row = rowOf({ ...untouched, status: 'Scheduled' });
  expect(row).toContain(`Scheduled ${estimated}`);
  expect(row).not.toContain('Not confirmed yet');
});

test('a masked row says it too', () => {
  const { date, status } = untouched;
  const row = rowOf({ kind: 'masked', initials: 'D. W.', city: 'Akron', date, status, estimated: true });
  expect(row).toContain(`Completed ${estimated}`);
});

test('a status that is known says neither', () => {
  const row = rowOf({ ...untouched, estimated: false });
  expect(row).not.toContain('estimated');
  expect(row).not.toContain('Not confirmed yet');
});
