// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { business } from '@domain/business/business';
import { hoursOn } from '@domain/business/hours-on';
import { dayWhere } from '@domain/testing/day-where';
import { instantOf } from '@domain/time/zoned-instant';
import { buildJob } from '../../../../tools/testing/factories/build-job';
import { theme } from '@/theme/theme';
import { stubMatchMedia } from '@/ui/testing/stub-match-media';
import type { SlotJob } from '@/shared/appointment/use-slot-conflicts';
import type { ActionOutcome } from '@/ui/use-actions';
import { ScheduleDialog } from './schedule-dialog';
import type { ConfirmedAppointment } from './schedule-form';

const today = dayWhere('2026-11-23', (date) => hoursOn(date) === null);
const openDay = dayWhere(today, (date) => hoursOn(date) !== null);

beforeEach(() => {
  stubMatchMedia();
  vi.useFakeTimers({ toFake: ['Date'], now: instantOf(today, '12:17', business.timeZone) });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe.each([
  ['pending', 'Schedule'],
  ['scheduled', 'Reschedule'],
] as const)('a %s job', (status, verb) => {
  const open = (others: readonly SlotJob[] = []) => {
    const job = buildJob({ status, scheduled_date: today, scheduled_time: '09:00' });
    const { customer: client } = job;
    const onSchedule = vi.fn<(slot: ConfirmedAppointment) => Promise<ActionOutcome>>(() =>
      Promise.resolve('done'),
    );
    render(
      <ThemeProvider theme={theme}>
        <ScheduleDialog
          open
          job={job}
          today={today}
          findJobsOn={() => Promise.resolve([{ ...job, ...client, id: job.id, from: [] }, ...others])}
          onSchedule={onSchedule}
          onClose={() => undefined}
        />
      </ThemeProvider>,
    );
    return onSchedule;
  };
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

  it('accepts a past time on a closed day only after a second click', async () => {
    const onSchedule = open();
    expect(screen.getByText(/9:00 AM today has already passed\. We’re closed on \w+s\./)).toBeTruthy();
    press(verb);
    press(verb);
    await screen.findByRole('dialog', { name: `${verb} it for this time anyway?` });
    expect(onSchedule).not.toHaveBeenCalled();
    press(`${verb} anyway`);
    await waitFor(() => expect(onSchedule).toHaveBeenCalledTimes(1));
    expect(onSchedule.mock.calls[0]?.[0]).toEqual({
      scheduled_date: today,
      scheduled_time: '09:00',
      scheduled_until: null,
      confirmed_past: true,
    });
  });

  it('accepts a time within opening hours at once', async () => {
    const onSchedule = open();
    fireEvent.change(screen.getByLabelText(/^Date/), { target: { value: openDay } });
    press(verb);
    await waitFor(() => expect(onSchedule).toHaveBeenCalledTimes(1));
    expect(onSchedule.mock.calls[0]?.[0]).toEqual({
      scheduled_date: openDay,
      scheduled_time: '09:00',
      scheduled_until: null,
    });
  });

  it('can promise a window instead of the time', async () => {
    const onSchedule = open();
    fireEvent.change(screen.getByLabelText(/^Date/), { target: { value: openDay } });
    fireEvent.click(screen.getByLabelText('Two-hour window'));
    expect(await screen.findByText('The client sees 9-11 AM.')).toBeTruthy();
    press(verb);
    await waitFor(() => expect(onSchedule).toHaveBeenCalledTimes(1));
    expect(onSchedule.mock.calls[0]?.[0]).toMatchObject({
      scheduled_time: '09:00',
      scheduled_until: '11:00',
    });
  });

  it('shows whether the client chose the initial time', () => {
    open();
    expect(screen.queryAllByText('Not chosen by the client')).toHaveLength(status === 'pending' ? 2 : 0);
  });
});
