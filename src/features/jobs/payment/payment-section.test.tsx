// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Job } from '@domain/job/job';
import { theme } from '@/theme/theme';
import { stubMatchMedia } from '@/ui/testing/stub-match-media';
import { buildJob } from '../../../../tools/testing/factories/build-job';
import type { JobControls } from '../actions/job-action';
import { undoPayment } from '../actions/undo-payment';
import { PaymentSection } from './payment-section';

beforeEach(() => stubMatchMedia());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const paid = {
  amount: 140,
  method: 'check' as const,
  note: '',
  at: '2026-03-05T17:00:00.000Z',
  by: 'desk@example.com',
};
const held = (at: number) => ({
  ...paid,
  state: 'paid' as const,
  at: new Date(at).toISOString(),
  takes_effect_at: '',
});

function show(fields: Partial<Job>) {
  const press = vi.fn<JobControls['press']>();
  const controls = { press, isDisabled: () => false, isRunning: () => false };
  const job = buildJob({
    id: 'b-1',
    customer: { name: 'Ann Lee', email: 'ann@example.com', phone: '', address: '' },
    total_price: 140,
    ...fields,
  });
  render(
    <ThemeProvider theme={theme}>
      <PaymentSection job={job} controls={controls} />
    </ThemeProvider>,
  );
  return {
    press,
    job,
    buttons: () => screen.queryAllByRole('button').map(({ textContent }) => textContent),
  };
}

test('a mark can be undone for a minute, and blocks other actions until then', () => {
  const { press, job, buttons } = show({ held_payment: held(Date.now()) });
  expect(screen.getByText('Paid, takes effect in a minute. desk@example.com')).toBeTruthy();
  expect(screen.getByText('$140, unpaid')).toBeTruthy();
  expect(buttons()).toEqual(['Undo payment']);
  fireEvent.click(screen.getByRole('button', { name: 'Undo payment: Ann Lee' }));
  expect(press).toHaveBeenCalledWith(undoPayment, job);
});

test('after the minute, a mark waiting for the server offers no action', () => {
  expect(show({ held_payment: held(Date.now() - 90_000) }).buttons()).toEqual([]);
});

test('an office mark can be corrected; an online payment is refunded instead', () => {
  expect(show({ payment_state: 'paid', payment: paid }).buttons()).toEqual(['Correct payment']);
  cleanup();
  expect(show({ payment_state: 'paid', payment: { ...paid, by: 'online' } }).buttons()).toEqual([]);
});

test('a correction stays visible, and the job can be marked paid again', () => {
  const corrected = {
    ...paid,
    state: 'paid' as const,
    corrected_at: paid.at,
    corrected_by: paid.by,
    reason: 'Wrong job',
  };
  const { buttons } = show({ corrected_payments: [corrected] });
  expect(screen.getByText(/desk@example\.com\. Wrong job$/)).toBeTruthy();
  expect(buttons()).toEqual(['Show payment code', 'Mark paid', 'Waive']);
});
