import { availableOn } from '@domain/availability/day-times';
import { monthOf, timesOfForm } from '@domain/availability/month';
import type { RequestFormVariant } from '@domain/request/request-form';
import { serviceAskedFor } from '@domain/settings/offered-services';
import type { ServicesSettings } from '@domain/settings/settings';
import type { TakenDays } from '@/forms/taken-days';
import { askForMonth, knownMonth, subscribeToMonths } from './months-store';

/** The days on which no time is available for a service, for the calendar of a form. */
export function daysTaken(
  variant: RequestFormVariant,
  services: ServicesSettings,
  serviceType: string,
): TakenDays {
  const { id } = serviceAskedFor(services, serviceType);
  return {
    ask: (month) => void askForMonth(month),
    subscribe: subscribeToMonths,
    isTaken: (date) => {
      const times = timesOfForm(knownMonth(monthOf(date)), variant);
      return availableOn(times, id, date)?.length === 0;
    },
  };
}
