// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { monthOf } from '@domain/availability/month';
import { business } from '@domain/business/business';
import { offeredTimes } from '@domain/request/offered-times';
import { emptyRequestForm, type RequestFormVariant } from '@domain/request/request-form';
import { factorySettings } from '@domain/settings/factory-settings';
import { standardService } from '@domain/settings/offered-services';
import { dayWhere } from '@domain/testing/day-where';
import { addDays, longDate } from '@domain/time/calendar-date';
import { hoursAndMinutes } from '@domain/time/time-of-day';
import { instantOf } from '@domain/time/zoned-instant';
import { goneMeanwhile, insteadOf } from './gone-meanwhile';
import { askForMonth, forgetMonths } from './months-store';

const { hours, services } = factorySettings;
const { id, title } = standardService(services);

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe.each<RequestFormVariant>(['landing-section', 'contact-form'])('%s', (variant) => {
  /** What the form offers on a day in the future. */
  const windowsOf = (date: string) =>
    offeredTimes(hours, variant, date, new Date(0)).filter(({ reason }) => reason === null);
  const isOpen = (date: string) => windowsOf(date).length > 0;
  const date = dayWhere('2026-12-01', isOpen);
  /** The first open day of the month after. */
  const later = dayWhere('2027-01-01', isOpen);
  const [first, second] = windowsOf(date);
  const values = {
    ...emptyRequestForm,
    serviceType: title,
    preferredDate: date,
    preferredTime: first?.value ?? '',
  };

  /** What is free by date; null for no answer at all. */
  let free: Readonly<Record<string, readonly string[]>> | null;

  beforeEach(() => {
    forgetMonths();
    vi.useFakeTimers({ now: instantOf(addDays(date, -7), '12:00', business.timeZone) });
    vi.stubGlobal('fetch', (address: string) => {
      const month = /\d{4}-\d\d/.exec(address)?.[0] ?? '';
      if (free === null) return new Promise(() => undefined);
      const times = Object.fromEntries(
        Object.entries(free)
          .filter(([day]) => monthOf(day) === month)
          .map(([day, left]) => [
            day,
            Object.fromEntries(
              windowsOf(day).map(({ value }) => [hoursAndMinutes(value), left.includes(value) ? [id] : []]),
            ),
          ]),
      );
      return Promise.resolve(
        Response.json(
          variant === 'landing-section'
            ? { month, windows: times, hours: {} }
            : { month, windows: {}, hours: times },
        ),
      );
    });
  });
  const all = (day: string) => windowsOf(day).map(({ value }) => value);
  const goneNow = () => goneMeanwhile(variant, { hours, services }, values);

  test('a time that went is said with the nearest available ones, one that is left isn’t', async () => {
    free = { [date]: all(date) };
    await askForMonth(monthOf(date));
    expect(await goneNow()).toBeNull();
    free = { [date]: all(date).slice(1) };
    expect(await goneNow()).toContain(`${first?.label} is taken on ${longDate(date)}. Available that day: `);
    expect(await insteadOf(variant, { hours, services }, values)).toContain(second?.label);
  });

  test('on the last available day of a month, the next one is in the month after', async () => {
    free = { [date]: [], [later]: all(later) };
    expect(await goneNow()).toContain(`The next available day is ${longDate(later)}.`);
    expect(await insteadOf(variant, { hours, services }, values)).toBe(
      `The next available day is ${longDate(later)}.`,
    );
  });

  test('a time that was shown as taken isn’t said again', async () => {
    free = { [date]: [] };
    await askForMonth(monthOf(date));
    expect(await goneNow()).toBeNull();
  });

  test('an answer that doesn’t come within two seconds doesn’t hold up the form', async () => {
    free = null;
    const ended = vi.fn();
    void goneNow().then(ended);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalledWith(null);
  });
});
