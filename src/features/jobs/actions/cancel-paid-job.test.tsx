// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Job } from '@domain/job/job';
import { theme } from '@/theme/theme';
import { stubMatchMedia } from '@/ui/testing/stub-match-media';
import { buildJob } from '../../../../tools/testing/factories/build-job';
import { CancelJobDialog } from './cancel-job-dialog';

beforeEach(() => stubMatchMedia());
afterEach(cleanup);

const online = {
  amount: 140,
  method: 'card',
  note: '',
  at: '2026-03-05T17:00:00.000Z',
  by: 'online',
} as const;

function open(fields: Partial<Job>) {
  const onCancelJob = vi.fn(() => Promise.resolve('done' as const));
  render(
    <ThemeProvider theme={theme}>
      <CancelJobDialog open job={buildJob(fields)} onCancelJob={onCancelJob} onClose={vi.fn()} />
    </ThemeProvider>,
  );
  return { onCancelJob, submit: () => fireEvent.click(screen.getByRole('button', { name: 'Cancel Job' })) };
}

test('a paid job is cancelled only with a choice about the money', async () => {
  const { onCancelJob, submit } = open({ payment_state: 'paid', payment: online });
  submit();
  expect(await screen.findByText('Choose what to do with the payment.')).toBeTruthy();
  expect(onCancelJob).not.toHaveBeenCalled();
  expect(screen.getByText('It goes back to the client’s card.')).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: /^Refund \$140/ }));
  submit();
  await waitFor(() => expect(onCancelJob).toHaveBeenCalledWith({ reason: '', money: 'refund' }));
});

test('an unpaid job is cancelled without one', async () => {
  const { onCancelJob, submit } = open({});
  expect(screen.queryByRole('radio')).toBeNull();
  submit();
  await waitFor(() => expect(onCancelJob).toHaveBeenCalledWith({ reason: '' }));
});
