import { longDate, type CalendarDate } from '../time/calendar-date';
import { minutesOfDay, type TimeOfDay } from '../time/time-of-day';

const nearestAtMost = 3;
const stillAsk = 'You can still ask for it, and we’ll suggest another time.';

/** The available times nearest to another one, earliest first. */
export function nearestTimes(available: readonly TimeOfDay[], time: TimeOfDay): readonly TimeOfDay[] {
  const distance = (other: TimeOfDay) => Math.abs(minutesOfDay(other) - minutesOfDay(time));
  return available
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, nearestAtMost)
    .toSorted();
}

interface TakenTime {
  /** The screen's name for the time; '' for any time of the day. */
  readonly label: string;
  readonly date: CalendarDate;
  /** The names of the nearest available times of that day. */
  readonly nearest: readonly string[];
  /** The next day with an available time; null if none is known. */
  readonly next: CalendarDate | null;
}

/** Says that a time, or all of a day, is taken, and what is available instead. */
export function takenSentence({ label, date, nearest, next }: TakenTime): string {
  if (nearest.length > 0) {
    const times = new Intl.ListFormat('en-US').format(nearest);
    return `${label} is taken on ${longDate(date)}. Available that day: ${times}. ${stillAsk}`;
  }
  const instead = next === null ? '' : ` The next available day is ${longDate(next)}.`;
  return `All times are taken on ${longDate(date)}.${instead} ${stillAsk.replace('it', 'one')}`;
}
