// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildJob } from '../../../../tools/testing/factories/build-job';
import { noDeviceStep } from '../steps/device-steps';
import { theme } from '@/theme/theme';
import { openTools } from '../testing/open-tools';
import { stubMatchMedia } from '@/ui/testing/stub-match-media';
import { end, endWithoutInspection } from './end-without-inspection';
import { EndWithoutInspectionDialog } from './end-without-inspection-dialog';

const { endingCharges } = vi.hoisted(() => ({
  endingCharges: { cancelled_late: 0, no_show: 75, turned_away: 0, not_inspected: 0 },
}));
vi.mock('@domain/business/ending-charges', () => ({ endingCharges }));

const customer = { name: 'Ann Lee', email: 'ann@example.com', phone: '', address: '' };
const job = buildJob({ id: 'b-1', customer, status: 'in_progress', referral_id: 'r-1' });

beforeEach(() => stubMatchMedia());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const shown = () => document.body.textContent.replace(/\s+/g, ' ');

function open(opened = job) {
  const onEndJob = vi.fn(() => Promise.resolve('done' as const));
  render(
    <ThemeProvider theme={theme}>
      <EndWithoutInspectionDialog open job={opened} onEndJob={onEndJob} onClose={() => undefined} />
    </ThemeProvider>,
  );
  return onEndJob;
}

test('it is offered once an ending is possible, and not while a step is unsent', () => {
  const offered = (changes: object) => endWithoutInspection.offered(buildJob(changes), noDeviceStep);
  expect(offered({})).toBe(false);
  expect(offered({ scheduled_date: '2026-01-05' })).toBe(true);
  expect(offered({ status: 'in_progress' })).toBe(true);
  expect(offered({ status: 'completed', scheduled_date: '2026-01-05' })).toBe(false);
  const step = { id: 'e-1', status: 'in_progress' } as never;
  expect(endWithoutInspection.offered(job, { step, report: false, notice: null })).toBe(false);
});

test('before the press it says what client and referrer will be sent, and what is owed', async () => {
  const onEndJob = open();
  expect(screen.queryByRole('radio', { name: /Cancelled late/ })).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: /No-show/ }));
  expect(shown()).toContain(
    'we came for your inspection, but nobody was there to let us in. There’s a $75 charge',
  );
  expect(shown()).toContain('ann@example.com');
  expect(shown()).toContain('“Closed: we came, but nobody was there to let us in.” There’s no reward.');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Charge $75' }));
  expect(shown()).toContain('There’s no charge.');
  fireEvent.change(screen.getByRole('textbox', { name: /Reason/ }), { target: { value: 'Locked gate' } });
  fireEvent.click(screen.getByRole('button', { name: 'End Job' }));
  await waitFor(() => expect(onEndJob).toHaveBeenCalledTimes(1));
  expect(onEndJob).toHaveBeenCalledWith({ ending: 'no_show', reason: 'Locked gate', charge: 0 });
});

test('without an answer or a reason, nothing happens', async () => {
  const onEndJob = open(buildJob({ status: 'in_progress' }));
  fireEvent.click(screen.getByRole('button', { name: 'End Job' }));
  expect(await screen.findByText('Choose what happened.')).toBeTruthy();
  expect(screen.getByText('Say why.')).toBeTruthy();
  expect(onEndJob).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('radio', { name: /Could not be inspected/ }));
  expect(shown()).toContain('The client reads this in the email.');
  // Nobody referred this client, and nothing is charged for it.
  expect(shown()).not.toContain('To the referrer');
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('the job leaves the list, and the toast offers Undo', async () => {
  const { tools, call, toasts, list } = openTools();
  await act(() => end(job, { ending: 'no_show', reason: 'Locked gate', charge: 75 }, tools));
  expect(call).toHaveBeenCalledWith(
    'office-job-end',
    expect.objectContaining({ bookingId: 'b-1', ending: 'no_show', reason: 'Locked gate', charge: 75 }),
  );
  expect(list.onCancelled).toHaveBeenCalledWith('b-1');
  expect(toasts[0]).toMatchObject({ title: 'Job Ended', action: { label: 'Undo' } });
  await act(() => Promise.resolve(toasts[0]?.action?.onChoose()));
  expect(call).toHaveBeenLastCalledWith(
    'office-job-undo',
    expect.objectContaining({ bookingId: 'b-1', from: 'cancelled' }),
  );
});
