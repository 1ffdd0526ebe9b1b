// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Formik } from 'formik';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyRequestForm, type RequestFormVariant } from '@domain/request/request-form';
import { windowMinutes } from '@domain/appointment/arrival';
import { offeredTimes } from '@domain/request/offered-times';
import { hourlySlotMinutes, timeSlotsOf, type TimeSlot } from '@domain/request/time-slots';
import { business } from '@domain/business/business';
import { monthOf, type MonthAvailability } from '@domain/availability/month';
import { hoursOn } from '@domain/hours/hours-on';
import { factorySettings } from '@domain/settings/factory-settings';
import { standardService } from '@domain/settings/offered-services';
import { phoneOf } from '@domain/settings/phone-of';
import { dayWhere } from '@domain/testing/day-where';
import { findDay } from '@domain/testing/find-day';
import { addDays, longDate } from '@domain/time/calendar-date';
import { addMinutes, hoursAndMinutes, minutesOfDay } from '@domain/time/time-of-day';
import { weekdayOf } from '@domain/time/weekday-of';
import { instantOf } from '@domain/time/zoned-instant';
import { serveSettings } from '@/settings/testing/serve-settings';
import { theme } from '@/theme/theme';
import { stubMatchMedia } from '@/ui/testing/stub-match-media';
import { changedServices } from '../../../tools/testing/changed-services';
import { forgetMonths } from '../availability/months-store';
import { PreferredSlotFields } from './preferred-slot-fields';

const { hours } = factorySettings;

const today = dayWhere('2026-11-23', (date) => hoursOn(hours, date) !== null);
/** Not every business has a closed day, or one on which it closes before the last window ends. */
const closedDay = findDay(today, (date) => hoursOn(hours, date) === null);
const lastWindow = addMinutes(
  hoursAndMinutes(timeSlotsOf(hours, 'landing-section').slots.at(-1)?.value ?? ''),
  120,
);
const shortDay = findDay(today, (date) => (hoursOn(hours, date)?.closes ?? lastWindow) < lastWindow);
const fullDay = dayWhere(addDays(today, 1), (date) => (hoursOn(hours, date)?.closes ?? '') >= lastWindow);
/** When the second window begins. */
const second = hoursAndMinutes(timeSlotsOf(hours, 'landing-section').slots[1]?.value ?? '');
const now = instantOf(today, addMinutes(second, 1), business.timeZone);
const minutesOf = { 'landing-section': windowMinutes, 'contact-form': hourlySlotMinutes };

beforeEach(() => {
  forgetMonths();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  stubMatchMedia();
  vi.useFakeTimers({ toFake: ['Date'], now });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const time = () => screen.getByLabelText<HTMLSelectElement>(/^Preferred Time/);
const choose = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const offered = () => [...time().options].filter(({ value }) => value !== '');
const said = () => document.getElementById(time().getAttribute('aria-describedby') ?? '')?.textContent ?? '';

describe.each<RequestFormVariant>(['landing-section', 'contact-form'])('%s', (variant) => {
  const { slots } = timeSlotsOf(hours, variant);
  const last = slots.at(-1);

  beforeEach(() => {
    render(
      <ThemeProvider theme={theme}>
        <Formik initialValues={emptyRequestForm} onSubmit={() => undefined}>
          <PreferredSlotFields variant={variant} today={today} />
        </Formik>
      </ThemeProvider>,
    );
  });

  it('offers all of the specified times until a date is chosen', () => {
    expect(offered().map(({ value, label, disabled }) => ({ value, label, disabled }))).toEqual(
      slots.map((slot) => ({ ...slot, disabled: false })),
    );
  });

  it.skipIf(shortDay === undefined)(
    'disables times outside the day’s hours and shows the closing time',
    () => {
      if (shortDay === undefined) return;
      choose(/^Preferred Date/, shortDay);
      const { opens = '', closes = '' } = hoursOn(hours, shortDay) ?? {};
      expect(offered().map(({ value, disabled }) => [value, disabled])).toEqual(
        slots.map(({ value }) => {
          const begins = hoursAndMinutes(value);
          return [value, begins < opens || addMinutes(begins, minutesOf[variant]) > closes];
        }),
      );
      expect(offered().at(-1)?.label).toMatch(/\(we close at \d+:00 PM\)$/);
      choose(/^Preferred Date/, fullDay);
      expect(offered().some(({ disabled }) => disabled)).toBe(false);
    },
  );

  it('disables today’s times that have started, and says so', () => {
    choose(/^Preferred Date/, today);
    expect(offered().map(({ disabled }) => disabled)).toEqual(
      slots.map(({ value }) => hoursAndMinutes(value) <= second),
    );
    expect(offered()[0]?.label).toBe(`${slots[0]?.label} (already begun)`);
  });

  it.skipIf(closedDay === undefined)(
    'offers none on a closed day; the field says why and suggests another day or a call',
    () => {
      if (closedDay === undefined) return;
      choose(/^Preferred Date/, closedDay);
      expect(offered().map(({ disabled }) => disabled)).toEqual(slots.map(() => true));
      const sentence = `We’re closed on ${weekdayOf(closedDay)}s. Choose another day, or call ${phoneOf(factorySettings.contact).display}.`;
      expect(said()).toBe(sentence);
      expect(screen.getByRole('status').textContent).toBe(sentence);
      choose(/^Preferred Date/, fullDay);
      expect(said()).toBe('');
    },
  );

  it.skipIf(closedDay === undefined)(
    'reports a chosen time that the date makes impossible, without clearing or accepting it',
    async () => {
      choose(/^Preferred Time/, last?.value ?? '');
      expect(said()).toBe('');
      choose(/^Preferred Date/, closedDay ?? '');
      await waitFor(() => expect(time().getAttribute('aria-invalid')).toBe('true'));
      expect(time().value).toBe(last?.value);
      expect(said()).toContain(`${last?.label} isn’t available.`);
      expect(screen.getByRole('status').textContent).toBe(said());
      choose(/^Preferred Date/, fullDay);
      expect(said()).toBe('');
      expect(time().value).toBe(last?.value);
    },
  );
});

describe.each<RequestFormVariant>(['landing-section', 'contact-form'])(
  '%s: times that are taken',
  (variant) => {
    const { services } = factorySettings;
    const { id, title } = standardService(services);
    const open = openOn(fullDay);
    const [morning, next] = open;

    /** The times that the form offers on a day in the future. */
    function openOn(date: string) {
      return offeredTimes(hours, variant, date, now).filter(({ reason }) => reason === null);
    }

    const starts = (times: readonly TimeSlot[]) => times.map(({ value }) => hoursAndMinutes(value));

    /** What the server says of a month, by the free times of each of its days. */
    function answerOf(month: string, free: Readonly<Record<string, readonly string[]>>): MonthAvailability {
      const times = Object.fromEntries(
        Object.entries(free)
          .filter(([date]) => monthOf(date) === month)
          .map(([date, free]) => [
            date,
            Object.fromEntries(
              timeSlotsOf(hours, variant).slots.map(({ value }) => {
                const start = hoursAndMinutes(value);
                return [start, free.includes(start) ? [id] : []];
              }),
            ),
          ]),
      );
      const isLanding = variant === 'landing-section';
      return { month, windows: isLanding ? times : {}, hours: isLanding ? {} : times };
    }

    const answering = (free: Readonly<Record<string, readonly string[]>>) => (address: string) =>
      Promise.resolve(Response.json(answerOf(/\d{4}-\d\d/.exec(address)?.[0] ?? '', free)));

    /** Shows the fields, with what the server says of the days. */
    function show(
      answer: (address: string) => Promise<Response>,
      changes: Partial<typeof emptyRequestForm> = {},
    ) {
      const served = vi.fn(answer);
      vi.stubGlobal('fetch', served);
      render(
        <ThemeProvider theme={theme}>
          <Formik
            initialValues={{ ...emptyRequestForm, serviceType: title, preferredDate: fullDay, ...changes }}
            onSubmit={() => undefined}
          >
            <PreferredSlotFields variant={variant} today={today} />
          </Formik>
        </ThemeProvider>,
      );
      return served;
    }

    it('are marked and can still be asked for, with the nearest that are available', async () => {
      show(answering({ [fullDay]: [hoursAndMinutes(next?.value ?? '')] }), {
        preferredTime: morning?.value ?? '',
      });
      await waitFor(() => expect(said()).toContain(`Available that day: ${next?.label}.`));
      const taken = offered().find(({ value }) => value === morning?.value);
      expect(taken).toMatchObject({ label: `${morning?.label} (taken)`, disabled: false });
      choose(/^Preferred Time/, next?.value ?? '');
      expect(said()).toBe('This time is available.');
    });

    it('a full day says so', async () => {
      show(answering({ [fullDay]: [] }));
      await waitFor(() => expect(said()).toMatch(/^All times are taken on /));
    });

    it('a full day names the next available one, also in the month after', async () => {
      const last = findLast(today, fullDay);
      const first = dayWhere(addDays(last, 1), (date) => openOn(date).length > 0);
      show(answering({ [last]: [], [first]: starts(openOn(first)) }), { preferredDate: last });
      await waitFor(() => expect(said()).toContain(`The next available day is ${longDate(first)}.`));
    });

    it('a day without any time left names the next available one', async () => {
      vi.setSystemTime(instantOf(today, '23:00', business.timeZone));
      show(answering({ [today]: [], [fullDay]: starts(open) }), { preferredDate: today });
      await waitFor(() =>
        expect(said()).toMatch(
          new RegExp(`^No times are left today\\. .* The next available day is ${longDate(fullDay)}\\.$`),
        ),
      );
    });

    describe('with a deadline', () => {
      const minutes = 60;
      const { slots } = timeSlotsOf(hours, variant);
      /** When the visit of the day's second time has begun at the latest. */
      const begun = addMinutes(
        hoursAndMinutes(next?.value ?? ''),
        variant === 'landing-section' ? windowMinutes : 0,
      );
      const reportHours = Math.floor((24 * 60 - minutesOfDay(begun) - minutes) / 60);

      beforeEach(() =>
        serveSettings({
          promises: { ...factorySettings.promises, reportHours },
          services: changedServices({ minutes, sameDayReport: false }),
        }),
      );
      afterEach(() => serveSettings());

      it('the times whose report comes in time are marked', async () => {
        const free = open.filter(({ value }) => value !== morning?.value);
        show(answering({ [fullDay]: starts(free) }), { deadline: fullDay });
        await waitFor(() => expect(labelOf(next)).toBe(`${next?.label} (report in time)`));
        expect(labelOf(morning)).toBe(`${morning?.label} (taken)`);
        expect(labelOf(open.at(-1))).toBe(open.at(-1)?.label);
        choose(/^Preferred Date/, '');
        expect(offered().map(({ label }) => label)).toEqual(slots.map(({ label }) => label));
      });

      const labelOf = (slot: TimeSlot | undefined) =>
        offered().find(({ value }) => value === slot?.value)?.label;
    });

    it('without an answer, every time is offered as before', async () => {
      const served = show(() => Promise.reject(new TypeError('offline')));
      await waitFor(() => expect(served).toHaveBeenCalled());
      expect(offered().some(({ label }) => label.includes('taken'))).toBe(false);
    });

    /** The last day of a month on which the form offers times, and after which no other day of that month does. */
    function findLast(from: string, least: string): string {
      return dayWhere(from, (date) => {
        if (date < least || openOn(date).length === 0) return false;
        return monthOf(dayWhere(addDays(date, 1), (later) => openOn(later).length > 0)) !== monthOf(date);
      });
    }
  },
);
