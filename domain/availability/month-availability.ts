import { hoursOn } from '../hours/hours-on';
import type { Inspector } from '../inspector/inspector';
import type { AssignedJob } from '../inspector/obstacles';
import { windowAt, type Arrival } from '../appointment/arrival';
import { openWindows } from '../hours/open-windows';
import { hourlySlotMinutes, hourlySlots } from '../request/time-slots';
import { activeServices } from '../settings/offered-services';
import type { Settings } from '../settings/settings';
import type { CalendarDate } from '../time/calendar-date';
import { addMinutes, hoursAndMinutes, type TimeOfDay } from '../time/time-of-day';
import { endsByClosing } from './ends-by-closing';
import { isAvailable } from './is-available';
import type { AvailableTimes, Month, MonthAvailability } from './month';

interface Plan {
  readonly settings: Pick<Settings, 'services' | 'hours'>;
  /** Those who do inspections. */
  readonly inspectors: readonly Inspector[];
  /** The jobs that take time, by date. */
  readonly jobs: ReadonlyMap<CalendarDate, readonly AssignedJob[]>;
}

/** What can be booked on these dates of a month, whatever the notice. */
export function monthAvailability(
  month: Month,
  dates: readonly CalendarDate[],
  plan: Plan,
): MonthAvailability {
  const { hours } = plan.settings;
  return {
    month,
    windows: timesOf(dates, plan, (date) =>
      openWindows(hours, date).map(({ value }) => windowAt(hoursAndMinutes(value))),
    ),
    hours: timesOf(dates, plan, (date) => hourlyArrivals(plan, date)),
  };
}

function hourlyArrivals({ settings: { hours } }: Plan, date: CalendarDate): readonly Arrival[] {
  const open = hoursOn(hours, date);
  if (!open) return [];
  return hourlySlots(hours)
    .map(({ value }) => hoursAndMinutes(value))
    .filter((time) => open.opens <= time && addMinutes(time, hourlySlotMinutes) <= open.closes)
    .map((time) => ({ scheduled_time: time, scheduled_until: null }));
}

function timesOf(
  dates: readonly CalendarDate[],
  plan: Plan,
  arrivalsOn: (date: CalendarDate) => readonly Arrival[],
): AvailableTimes {
  return Object.fromEntries(
    dates.map((date) => [
      date,
      Object.fromEntries(
        arrivalsOn(date).map((arrival): [TimeOfDay, readonly string[]] => [
          arrival.scheduled_time,
          servicesAt(plan, date, arrival),
        ]),
      ),
    ]),
  );
}

function servicesAt({ settings, inspectors, jobs }: Plan, date: CalendarDate, arrival: Arrival): string[] {
  return activeServices(settings.services)
    .filter(
      ({ title }) =>
        endsByClosing(settings, date, arrival, title) &&
        isAvailable(
          settings,
          inspectors,
          { ...arrival, scheduled_date: date, service_type: title },
          jobs.get(date) ?? [],
        ),
    )
    .map(({ id }) => id);
}
