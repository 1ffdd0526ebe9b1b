import type { Timestamp } from 'firebase-admin/firestore';
import { monthOf, type Month } from '@domain/availability/month';
import { monthAvailability } from '@domain/availability/month-availability';
import { business } from '@domain/business/business';
import type { AssignedJob } from '@domain/inspector/obstacles';
import type { Settings } from '@domain/settings/settings';
import { addDays, calendarDateIn, type CalendarDate } from '@domain/time/calendar-date';
import { commit } from '../platform/commit';
import { firestore } from '../platform/firestore';
import { currentSettings, settingsDocument } from '../platform/stored-settings';
import { months } from '../records/availability/stored-month';
import { checkDays } from '../records/job/check-days';
import { daysAreComplete } from '../records/job/day-check';
import { days, type DaySnapshot } from '../records/job/stored-day';
import { readInspectors } from '../records/team/read-inspectors';

/** Whether a month has dates that can be booked at `now`. */
export function isBookable({ hours }: Pick<Settings, 'hours'>, month: Month, now: Date): boolean {
  const today = calendarDateIn(business.timeZone, now);
  return monthOf(today) <= month && month <= monthOf(addDays(today, hours.horizonDays));
}

/** The dates that can be booked at `now`, by month. */
function bookableDates({ hours }: Pick<Settings, 'hours'>, now: Date): ReadonlyMap<Month, CalendarDate[]> {
  const today = calendarDateIn(business.timeZone, now);
  const byMonth = new Map<Month, CalendarDate[]>();
  for (let ahead = 0; ahead <= hours.horizonDays; ahead += 1) {
    const date = addDays(today, ahead);
    const dates = byMonth.get(monthOf(date));
    if (dates) dates.push(date);
    else byMonth.set(monthOf(date), [date]);
  }
  return byMonth;
}

/** Builds every month that can be booked, or one of them. */
export async function buildMonths(now: Date, only?: Month): Promise<void> {
  if (!(await daysAreComplete())) await checkDays(now);
  const saved = await settingsDocument().get();
  const { settings } = await currentSettings(saved);
  const team = await readInspectors();
  for (const [month, dates] of bookableDates(settings, now)) {
    if (only !== undefined && month !== only) continue;
    const found = await firestore().getAll(...dates.map((date) => days().doc(date)));
    const jobs = new Map((found as DaySnapshot[]).map((day) => [day.id, jobsIn(day)]));
    const built = monthAvailability(month, dates, { settings, inspectors: team.inspectors, jobs });
    await writeMonth({ ...built, read_at: earlier(saved.readTime, team.at) });
  }
}

function jobsIn(day: DaySnapshot): readonly AssignedJob[] {
  return Object.values(day.data()?.jobs ?? {});
}

/** Writes a month unless the stored one was read later, so that a slow build never replaces a newer one. */
async function writeMonth(built: ReturnType<typeof monthAvailability> & { readonly read_at: Timestamp }) {
  await commit('month-built', async (transaction) => {
    const reference = months().doc(built.month);
    const stored = (await transaction.get(reference)).data();
    if (stored && isBefore(built.read_at, stored.read_at)) return;
    transaction.set(reference, built);
  });
}

function earlier(one: Timestamp, other: Timestamp): Timestamp {
  return isBefore(one, other) ? one : other;
}

/** To the nanosecond. */
function isBefore(one: Timestamp, other: Timestamp): boolean {
  return one.valueOf() < other.valueOf();
}
