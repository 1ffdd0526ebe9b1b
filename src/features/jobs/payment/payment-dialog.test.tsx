// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { theme } from '@/theme/theme';
import type { ActionOutcome } from '@/ui/use-actions';
import { stubMatchMedia } from '@/ui/testing/stub-match-media';
import { buildJob } from '../../../../tools/testing/factories/build-job';
import { PaymentDialog } from './payment-dialog';
import type { SettledState } from './payment-form';

const job = buildJob({
  id: 'b-1',
  customer: { name: 'Ann Lee', email: 'ann@example.com', phone: '', address: '' },
  total_price: 149,
});

beforeEach(() => stubMatchMedia());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(state: SettledState, outcome: ActionOutcome = 'done', about = job) {
  const onSettle = vi.fn(() => Promise.resolve(outcome));
  const onClose = vi.fn();
  render(
    <ThemeProvider theme={theme}>
      <PaymentDialog open job={about} state={state} onSettle={onSettle} onClose={onClose} />
    </ThemeProvider>,
  );
  return { onSettle, onClose };
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('a payment without a method is refused at the field; with one, a double click counts once', async () => {
  const { onSettle, onClose } = open('paid');
  press('Mark paid');
  expect(await screen.findByText('Choose how it was paid.')).toBeTruthy();
  expect(onSettle).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('radio', { name: 'Check' }));
  await waitFor(() => expect(screen.queryByText('Choose how it was paid.')).toBeNull());
  press('Mark paid');
  press('Mark paid');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(onSettle.mock.calls).toEqual([[{ state: 'paid', method: 'check', note: '' }]]);
});

test('a waiver needs a reason; after a failure the dialog keeps what was typed', async () => {
  const { onSettle, onClose } = open('waived', 'failed');
  press('Waive');
  expect(await screen.findByText('Explain why nothing is due.')).toBeTruthy();
  const reason = screen.getByLabelText<HTMLTextAreaElement>(/^Reason/);
  fireEvent.change(reason, { target: { value: 'A second visit.' } });
  press('Waive');
  await waitFor(() => expect(onSettle).toHaveBeenCalledTimes(1));
  expect(await screen.findByRole('button', { name: 'Waive' })).toBeTruthy();
  expect(reason.value).toBe('A second visit.');
  expect(onClose).not.toHaveBeenCalled();
});

test.each([
  [null, /the client gets a receipt/],
  [{ import_id: 'import-1', row: 0 }, /the client isn’t notified/],
])('says who is notified of a payment for a job with the origin %j', (origin, words) => {
  open('paid', 'done', { ...job, origin });
  expect(screen.getByText(words)).toBeTruthy();
});
