import type { TakenTime } from '@domain/appointment/taken-time';
import { busyOn } from '@domain/inspector/busy-times';
import { inspectorName, type Inspector } from '@domain/inspector/inspector';
import { worksOn } from '@domain/inspector/obstacles';
import type { Job } from '@domain/job/job';
import { addDays, type CalendarDate } from '@domain/time/calendar-date';
import { weekdayOf } from '@domain/time/weekday-of';
import { weekdays } from '@domain/business/facts';
import { memberName, type Member } from '@/shared/inspector/team-context';

/** One inspector's part of the calendar. */
export interface Lane {
  /** The inspector's uid; '' for the jobs that nobody does yet. */
  readonly id: string;
  readonly name: string;
  /** Null for nobody, and for someone to whom no more jobs can be assigned. */
  readonly inspector: Inspector | null;
  /** Whether a job can be moved here. */
  readonly open: boolean;
}

/** The lanes of the inspectors by name, then of others who still have jobs, then of nobody. */
export function lanesOf(team: readonly Member[], jobs: readonly Job[]): readonly Lane[] {
  const inspectors = team.filter(({ inspects }) => inspects);
  const others = [...new Set(jobs.flatMap(({ inspector_id }) => inspector_id ?? []))].filter((id) =>
    inspectors.every(({ uid }) => uid !== id),
  );
  return [
    ...inspectors.map((inspector) => ({
      id: inspector.uid,
      name: inspectorName(inspector),
      inspector,
      open: true,
    })),
    ...others.map((id) => ({
      id,
      name: memberName(
        id,
        team.find(({ uid }) => uid === id),
      ),
      inspector: null,
      open: false,
    })),
    { id: '', name: 'Nobody yet', inspector: null, open: true },
  ];
}

/** The seven days of a date's week, from Sunday. */
export function weekOf(date: CalendarDate): readonly CalendarDate[] {
  // `weekdays` begins with Monday.
  const sinceSunday = (weekdays.indexOf(weekdayOf(date)) + 1) % 7;
  return Array.from({ length: 7 }, (_, day) => addDays(date, day - sinceSunday));
}

/** A lane's jobs of a day, by time. */
export function jobsIn(lane: Lane, date: CalendarDate, jobs: readonly Job[]): readonly Job[] {
  return jobs
    .filter((job) => (job.inspector_id ?? '') === lane.id && job.scheduled_date === date)
    .toSorted((one, other) => one.scheduled_time.localeCompare(other.scheduled_time));
}

/** Whether a lane's inspector doesn't work on a day. */
export function isOffOn({ inspector }: Lane, date: CalendarDate): boolean {
  return inspector !== null && !worksOn(inspector, date);
}

/** When a lane's inspector is busy in their own calendar on a day. */
export function busyIn({ inspector }: Lane, date: CalendarDate): readonly TakenTime[] {
  return inspector ? busyOn(inspector, date) : [];
}
