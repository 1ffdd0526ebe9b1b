import { availableOn, nextAvailableDate, slotState, type SlotState } from '@domain/availability/day-times';
import type { AvailableTimes } from '@domain/availability/month';
import { nearestTimes, takenSentence } from '@domain/availability/taken-sentence';
import type { OfferedTime } from '@domain/request/offered-times';
import type { RequestFormValues } from '@domain/request/request-form';
import { serviceAskedFor } from '@domain/settings/offered-services';
import type { ServicesSettings } from '@domain/settings/settings';
import { hoursAndMinutes } from '@domain/time/time-of-day';

type Asked = Pick<RequestFormValues, 'serviceType' | 'preferredDate' | 'preferredTime'>;

interface AskedTime {
  /** Of the chosen time; of all times of the day if none is chosen. */
  readonly state: SlotState;
  /** Whether a time of the day is taken for the chosen service. */
  readonly isTaken: (time: string) => boolean;
  /** What to say about a taken time; undefined for any other. */
  readonly sentence: string | undefined;
}

/** What is known of the time that a form asks for. @param offered the form's times for that day */
export function askedTime(
  times: AvailableTimes | null,
  services: ServicesSettings,
  { serviceType, preferredDate: date, preferredTime: time }: Asked,
  offered: readonly OfferedTime[],
): AskedTime {
  const { id } = serviceAskedFor(services, serviceType);
  const available = availableOn(times, id, date);
  const stateOf = (value: string) => slotState(available, hoursAndMinutes(value));
  const open = offered.filter(({ reason }) => reason === null);
  const free = open.filter(({ value }) => stateOf(value) === 'available');
  const state = time !== '' ? stateOf(time) : dayState();
  return { state, isTaken: (value) => stateOf(value) === 'taken', sentence: sentence() };

  function dayState(): SlotState {
    if (available === null || open.length === 0) return 'unknown';
    return free.length > 0 ? 'available' : 'taken';
  }

  function sentence(): string | undefined {
    // A day on which nothing is offered has its own sentence.
    if (state !== 'taken' || open.length === 0) return undefined;
    const named = new Map(open.map(({ value, label }) => [hoursAndMinutes(value), label]));
    const starts = free.map(({ value }) => hoursAndMinutes(value));
    const label = named.get(hoursAndMinutes(time));
    return takenSentence({
      label: label ?? '',
      date,
      nearest:
        label === undefined
          ? []
          : nearestTimes(starts, hoursAndMinutes(time)).map((start) => named.get(start) ?? start),
      next: nextAvailableDate(times, id, date),
    });
  }
}
