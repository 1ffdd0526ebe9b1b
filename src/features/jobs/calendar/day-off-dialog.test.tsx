// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppError } from '@domain/errors/app-error';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { TeamContext } from '@/shared/inspector/team-context';
import { theme } from '@/theme/theme';
import { stubMatchMedia } from '@/ui/testing/stub-match-media';
import { Toasts } from '@/ui/toasts';
import { buildInspector } from '../../../../tools/testing/factories/build-inspector';
import { buildJob } from '../../../../tools/testing/factories/build-job';
import { DayOffDialog } from './day-off-dialog';

const date = '2026-12-02';
const sick = buildInspector({ name: 'Ann Lee' });
const bo = buildInspector({ name: 'Bo Ray' });
const job = (scheduled_time: string, inspector_id: string | null = sick.uid) =>
  buildJob({ scheduled_date: date, scheduled_time, inspector_id });
const early = job('09:00');
const alsoEarly = job('09:30');
const call = vi.fn();

beforeEach(() => {
  stubMatchMedia();
  call.mockReset();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(jobs = [early, alsoEarly]) {
  const onClose = vi.fn();
  render(
    <ThemeProvider theme={theme}>
      <Toasts>
        <TeamContext value={[sick, bo].map((member) => ({ ...member, inspects: true }))}>
          <DayOffDialog
            open
            dayOff={{ inspector: sick, date, jobs, others: [] }}
            call={call as unknown as CallAsAdmin}
            onClose={onClose}
            onExited={() => undefined}
          />
        </TeamContext>
      </Toasts>
    </ThemeProvider>,
  );
  return onClose;
}
const choices = () => screen.getAllByRole<HTMLSelectElement>('combobox').map(({ value }) => value);
const settle = () => fireEvent.click(screen.getByRole('button', { name: /^Note the day off/ }));

test('proposes someone for each job, but nobody for two at one time', async () => {
  call.mockResolvedValue({ assigned: 1, offered: 1 });
  const onClose = show();
  expect(choices()).toEqual([bo.uid, 'offer']);
  settle();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(call).toHaveBeenCalledExactlyOnceWith(
    'office-day-off',
    expect.objectContaining({
      uid: sick.uid,
      date,
      jobs: [
        { bookingId: early.id, to: bo.uid },
        { bookingId: alsoEarly.id, to: null },
      ],
    }),
  );
  expect(await screen.findByText('1 job assigned to others, 1 client offered new times')).toBeTruthy();
});

test('a refusal stands at its job, and the choice stays', async () => {
  call.mockRejectedValue(
    new AppError('invalid-input', 'taken', 'No.', { fields: { 'jobs[0].to': 'Bo Ray is taken.' } }),
  );
  const onClose = show();
  settle();
  expect(await screen.findByText('Bo Ray is taken.')).toBeTruthy();
  expect(choices()).toEqual([bo.uid, 'offer']);
  expect(onClose).not.toHaveBeenCalled();
});

test('a day without jobs is only noted', async () => {
  call.mockResolvedValue({ assigned: 0, offered: 0 });
  const onClose = show([]);
  expect(screen.getByText(/No jobs on this day\./)).toBeTruthy();
  settle();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});
