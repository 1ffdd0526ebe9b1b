// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Job } from '@domain/job/job';
import { dollars } from '@domain/text/dollars';
import { theme } from '@/theme/theme';
import { stubMatchMedia } from '@/ui/testing/stub-match-media';
import { buildJob } from '../../../../tools/testing/factories/build-job';
import { usualService } from '../../../../tools/testing/usual-service';
import { openTools } from '../testing/open-tools';
import { deleteJob } from './delete-job';

beforeEach(() => stubMatchMedia());
afterEach(cleanup);

const payment = {
  amount: usualService.price,
  method: 'card',
  note: '',
  at: '2026-03-05T17:00:00.000Z',
  by: 'online',
} as const;

function open(fields: Partial<Job>) {
  const { tools } = openTools();
  const { dialog: Dialog } = deleteJob;
  render(
    <ThemeProvider theme={theme}>
      <Dialog open job={buildJob(fields)} tools={tools} onClose={vi.fn()} onExited={vi.fn()} />
    </ThemeProvider>,
  );
  return screen.queryByRole('button', { name: 'Delete Job' });
}

test('a paid appointment is kept until what happens to the payment is settled', () => {
  expect(open({ payment_state: 'paid', payment })).toBeNull();
  expect(
    screen.getByText((text) =>
      text.startsWith(`The client paid ${dollars(usualService.price)} for this job. Cancel the job first`),
    ),
  ).toBeTruthy();
});

test('a paid job that is completed is deleted with its payment, which the dialog says', () => {
  expect(open({ status: 'completed', payment_state: 'paid', payment })).toBeTruthy();
  expect(
    screen.getByText((text) =>
      text.includes(`The ${dollars(usualService.price)} that the client paid isn’t refunded`),
    ),
  ).toBeTruthy();
});

test('deleting an unpaid job doesn’t mention money', () => {
  expect(open({})).toBeTruthy();
  expect(screen.queryByText(/paid/)).toBeNull();
});
