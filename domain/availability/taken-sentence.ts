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

/** What is available instead of a taken time: other times of that day, or the next day with one; '' if none is known. */
export function insteadSentence({ nearest, next }: Pick<TakenTime, 'nearest' | 'next'>): string {
  if (nearest.length > 0) return `Available that day: ${new Intl.ListFormat('en-US').format(nearest)}.`;
  return next === null ? '' : nextDaySentence(next);
}

export function nextDaySentence(next: CalendarDate): string {
  return `The next available day is ${longDate(next)}.`;
}

/** Says that a time, or all of a day, is taken, and what is available instead. */
export function takenSentence(taken: TakenTime): string {
  const { label, date, nearest } = taken;
  const [subject, ask] =
    nearest.length > 0 ? [`${label} is`, stillAsk] : ['All times are', stillAsk.replace('it', 'one')];
  return [`${subject} taken on ${longDate(date)}.`, insteadSentence(taken), ask].filter(Boolean).join(' ');
}
