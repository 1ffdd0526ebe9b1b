// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { windowEnd, windowWords } from '@domain/appointment/arrival';
import { business } from '@domain/business/business';
import { hoursOn } from '@domain/hours/hours-on';
import { dayWhere } from '@domain/testing/day-where';
import { findDay } from '@domain/testing/find-day';
import { addDays } from '@domain/time/calendar-date';
import { addMinutes, clockTime } from '@domain/time/time-of-day';
import { instantOf } from '@domain/time/zoned-instant';
import { factorySettings } from '@domain/settings/factory-settings';
import { buildJob } from '../../../../tools/testing/factories/build-job';
import { theme } from '@/theme/theme';
import { stubMatchMedia } from '@/ui/testing/stub-match-media';
import type { SlotJob } from '@/shared/appointment/use-day-jobs';
import type { ActionOutcome } from '@/ui/use-actions';
import { ScheduleDialog } from './schedule-dialog';
import type { ConfirmedAppointment } from './schedule-form';

const { hours } = factorySettings;

const monday = '2026-11-23';
/** A closed day, if the business has one. */
const today = findDay(monday, (date) => hoursOn(hours, date) === null) ?? monday;
const openDay = dayWhere(addDays(today, 1), (date) => hoursOn(hours, date) !== null);
const { opens = '' } = hoursOn(hours, openDay) ?? {};

beforeEach(() => {
  stubMatchMedia();
  vi.useFakeTimers({ toFake: ['Date'], now: instantOf(today, addMinutes(opens, 17), business.timeZone) });
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
  const open = (others: readonly SlotJob[] = [], deadline: string | null = null) => {
    const job = buildJob({ status, scheduled_date: today, scheduled_time: opens, deadline });
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

  it('accepts a past time, also on a closed day, only after a second click', async () => {
    const onSchedule = open();
    const closed = hoursOn(hours, today) === null ? ' We’re closed on \\w+s\\.' : '';
    const words = new RegExp(`${clockTime(opens)} today has already passed\\.${closed}`);
    expect(screen.getByText(words)).toBeTruthy();
    press(verb);
    press(verb);
    await screen.findByRole('dialog', { name: `${verb} it for this time anyway?` });
    expect(onSchedule).not.toHaveBeenCalled();
    press(`${verb} anyway`);
    await waitFor(() => expect(onSchedule).toHaveBeenCalledTimes(1));
    expect(onSchedule.mock.calls[0]?.[0]).toEqual({
      scheduled_date: today,
      scheduled_time: opens,
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
      scheduled_time: opens,
      scheduled_until: null,
    });
  });

  it('warns of a time whose report comes after the client’s deadline', () => {
    open([], openDay);
    const warning = /^The report comes by .*, after the client’s deadline on /;
    fireEvent.change(screen.getByLabelText(/^Date/), { target: { value: addDays(openDay, 7) } });
    expect(screen.getByText(warning)).toBeTruthy();
    fireEvent.change(screen.getByLabelText(/^Date/), { target: { value: addDays(openDay, -7) } });
    expect(screen.queryByText(warning)).toBeNull();
  });

  it('can promise a window instead of the time', async () => {
    const onSchedule = open();
    fireEvent.change(screen.getByLabelText(/^Date/), { target: { value: openDay } });
    fireEvent.click(screen.getByLabelText('Two-hour window'));
    expect(await screen.findByText(`The client sees ${windowWords(opens, windowEnd(opens))}.`)).toBeTruthy();
    press(verb);
    await waitFor(() => expect(onSchedule).toHaveBeenCalledTimes(1));
    expect(onSchedule.mock.calls[0]?.[0]).toMatchObject({
      scheduled_time: opens,
      scheduled_until: windowEnd(opens),
    });
  });

  it('shows whether the client chose the initial time', () => {
    open();
    expect(screen.queryAllByText('Not chosen by the client')).toHaveLength(status === 'pending' ? 2 : 0);
  });
});
