import { useEffect, useState } from 'react';
import type { Arrival } from '@domain/appointment/arrival';
import type { Appointment } from '@domain/job/move-job';
import { inSameWindow } from '@domain/request/two-hour-window';
import { isCalendarDate } from '@domain/time/calendar-date';
import { isTimeOfDay } from '@domain/time/time-of-day';
import { reportedAs } from '@/logging/report-fault';

/** A job on a day. */
export interface SlotJob extends Arrival {
  readonly id: string;
  /** The request and the referral that became this job. */
  readonly from: readonly (string | null)[];
  readonly name: string;
  readonly address: string;
}

/** Finds the jobs on a date, `YYYY-MM-DD`. */
export type FindJobsOn = (date: string) => Promise<readonly SlotJob[]>;

/** The jobs in the same two-hour time window; null while loading, or where loading failed. */
export function useSlotConflicts(
  appointment: Appointment,
  findJobsOn: FindJobsOn,
): readonly SlotJob[] | null {
  const { scheduled_date: date, scheduled_time: time } = appointment;
  const [found, setFound] = useState<{ readonly date: string; readonly jobs: readonly SlotJob[] } | null>(
    null,
  );

  useEffect(() => {
    if (!isCalendarDate(date)) return;
    let current = true;
    findJobsOn(date).then(
      (jobs) => {
        if (current) setFound({ date, jobs });
      },
      reportedAs('jobs of a day not found', undefined),
    );
    return () => {
      current = false;
    };
  }, [date, findJobsOn]);

  if (found?.date !== date || !isTimeOfDay(time)) return null;
  return found.jobs.filter((job) => inSameWindow(job, appointment));
}

/** The other jobs: without the one being rescheduled, or the one that this request or referral has just become. */
export function jobsBeside(jobs: readonly SlotJob[], except: string | undefined): readonly SlotJob[] {
  return except === undefined ? jobs : jobs.filter(({ id, from }) => id !== except && !from.includes(except));
}
