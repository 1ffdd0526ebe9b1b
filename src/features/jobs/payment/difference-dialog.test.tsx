// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newDifference } from '@domain/payment/price-difference';
import { theme } from '@/theme/theme';
import { stubMatchMedia } from '@/ui/testing/stub-match-media';
import { buildJob } from '../../../../tools/testing/factories/build-job';
import { DifferenceDialog } from './difference-dialog';
import { ReopenDifferenceDialog } from './reopen-difference-dialog';
import { differenceWords, openDifferenceWords } from './difference-words';

const change = { received: 149, at: '2026-03-05T18:00:00.000Z', by: 'desk@example.com' };
const refund = newDifference({ ...change, price: 129, choice: 'settle' });

beforeEach(() => stubMatchMedia());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a refund is recorded with how it was made, and both are asked for at their fields', async () => {
  const job = buildJob({ payment_state: 'paid', price_difference: refund });
  const onSettle = vi.fn(() => Promise.resolve('done' as const));
  const onClose = vi.fn();
  render(
    <ThemeProvider theme={theme}>
      <DifferenceDialog open job={job} onSettle={onSettle} onClose={onClose} />
    </ThemeProvider>,
  );
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  save();
  expect(await screen.findByText('Choose what happened.')).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: 'We refunded it' }));
  save();
  expect(await screen.findByText('Choose how it was paid or refunded.')).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: 'Check' }));
  fireEvent.change(screen.getByRole('textbox', { name: 'Note' }), { target: { value: 'Check 1042' } });
  save();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(onSettle.mock.calls).toEqual([[{ outcome: 'settled', method: 'check', note: 'Check 1042' }]]);
});

test('a mistake is corrected with its reason, which is asked for at its field', async () => {
  const job = buildJob({ payment_state: 'paid', price_difference: { ...refund, state: 'settled' } });
  const onReopen = vi.fn(() => Promise.resolve('done' as const));
  const onClose = vi.fn();
  render(
    <ThemeProvider theme={theme}>
      <ReopenDifferenceDialog open job={job} onReopen={onReopen} onClose={onClose} />
    </ThemeProvider>,
  );
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Correct difference' }));
  press();
  expect(await screen.findByText('Explain what was wrong.')).toBeTruthy();
  expect(onReopen).not.toHaveBeenCalled();
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Refunded another client' } });
  press();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(onReopen.mock.calls).toEqual([[{ outcome: 'open', method: '', note: 'Refunded another client' }]]);
});

test('an open difference says who owes, a settled one what was done', () => {
  expect(openDifferenceWords(refund)).toBe('Refund due: $20');
  expect(openDifferenceWords({ amount: 50 })).toBe('$50 still due');
  const waived = newDifference({ ...change, price: 199, choice: 'waive' });
  expect(differenceWords(waived)).toMatch(/^\$50 not asked for\. .*desk@example\.com$/);
  expect(differenceWords({ ...refund, state: 'settled', method: 'check', settled_by: 'b' })).toMatch(
    /^\$20 refunded \(Check\)/,
  );
  expect(differenceWords(newDifference({ ...change, price: 149, choice: 'settle' }))).toBe('');
});
