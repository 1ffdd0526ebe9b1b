import { hasFreeTime } from '@domain/availability/asked-time';
import { monthOf, timesOfForm } from '@domain/availability/month';
import type { RequestFormVariant } from '@domain/request/request-form';
import { serviceAskedFor } from '@domain/settings/offered-services';
import type { PublicSettings } from '@domain/settings/public-settings';
import type { TakenDays } from '@/forms/taken-days';
import { askForMonth, knownMonth, subscribeToMonths } from './months-store';

/** The days on which no time can be chosen for a service now, for the calendar of a form. */
export function daysTaken(
  variant: RequestFormVariant,
  settings: Pick<PublicSettings, 'hours' | 'services'>,
  serviceType: string,
): TakenDays {
  const { id } = serviceAskedFor(settings.services, serviceType);
  return {
    ask: (month) => void askForMonth(month),
    subscribe: subscribeToMonths,
    isTaken: (date) => {
      const times = timesOfForm(knownMonth(monthOf(date)), variant);
      return hasFreeTime(times, id, date, { settings, variant, now: new Date() }) === false;
    },
  };
}
