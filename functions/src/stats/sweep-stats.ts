import { business } from '@domain/business/business';
import { addDays, calendarDateIn, type CalendarDate } from '@domain/time/calendar-date';
import { readable } from '../platform/readable';
import { dayMarks } from '../records/stats/mark-days';
import { figuresReference } from '../records/stats/stored-figures';
import { countDay } from './count-day';
import { countOffice } from './count-office';
import { findFirstDay } from './find-first-day';
import { isRecountDue } from './is-recount-due';
import { writeFigures } from './write-figures';

/** Maximum of days counted per round; longer gaps are filled over several rounds. */
const daysAtOnce = 28;
const marksAtOnce = 50;

/**
 * Counts what may have changed since the last round: today and yesterday, missing days, days that lost a record, and
 * what is open now. Figures are always recounted, never incremented, so repeated and concurrent runs are harmless.
 * @returns how many days it counted; 0 if nothing had changed.
 */
export async function sweepStats(clock: () => Date = () => new Date()): Promise<number> {
  const now = clock();
  const today = calendarDateIn(business.timeZone, now);
  const known = (await figuresReference().get()).data();
  const marks = readable((await dayMarks().limit(marksAtOnce).get()).docs);
  const due = marks.length > 0 || known === undefined || (await isRecountDue(known, today, now));
  if (!due) return 0;

  const yesterday = addDays(today, -1);
  const first = earlier(known?.next_day ?? (await findFirstDay(today)), yesterday);
  const last = earlier(addDays(first, daysAtOnce - 1), today);
  const dates = [...new Set([...daysBetween(first, last), ...marks.map(({ stored }) => stored.date), today])];
  const counted = new Map(
    await Promise.all(dates.map(async (date) => [date, await countDay(date)] as const)),
  );
  const written = await writeFigures(
    {
      today,
      ...(await countOffice(now)),
      counted,
      next_day: earlier(addDays(last, 1), yesterday),
      counted_at: now,
    },
    marks.map(({ reference }) => reference),
  );
  return written ? dates.length : 0;
}

function earlier(one: CalendarDate, other: CalendarDate): CalendarDate {
  return one < other ? one : other;
}

function daysBetween(first: CalendarDate, last: CalendarDate): CalendarDate[] {
  const days: CalendarDate[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}
