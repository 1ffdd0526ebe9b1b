import { useEffect, useState } from 'react';
import type { Arrival } from '@domain/appointment/arrival';
import { overlap, takenTime } from '@domain/appointment/taken-time';
import type { Appointment } from '@domain/job/move-job';
import { isCalendarDate } from '@domain/time/calendar-date';
import { isTimeOfDay } from '@domain/time/time-of-day';
import { reportedAs } from '@/logging/report-fault';
import { useSettings } from '@/settings/use-settings';

/** A job on a day. */
export interface SlotJob extends Arrival {
  readonly id: string;
  /** The request and the referral that became this job. */
  readonly from: readonly (string | null)[];
  readonly name: string;
  readonly address: string;
  readonly service_type: string;
}

/** Finds the jobs on a date, `YYYY-MM-DD`. */
export type FindJobsOn = (date: string) => Promise<readonly SlotJob[]>;

/** The jobs that take some of the same time; null while loading, or where loading failed. */
export function useSlotConflicts(
  appointment: Appointment,
  service: string,
  findJobsOn: FindJobsOn,
): readonly SlotJob[] | null {
  const { scheduled_date: date, scheduled_time: time } = appointment;
  const settings = useSettings();
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
  const own = takenTime(settings, { ...appointment, service_type: service });
  return found.jobs.filter((job) => overlap(takenTime(settings, job), own));
}

/** The other jobs: without the one being rescheduled, or the one that this request or referral has just become. */
export function jobsBeside(jobs: readonly SlotJob[], except: string | undefined): readonly SlotJob[] {
  return except === undefined ? jobs : jobs.filter(({ id, from }) => id !== except && !from.includes(except));
}
