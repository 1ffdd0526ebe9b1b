import { useEffect, useState } from 'react';
import { overlap, takenTime } from '@domain/appointment/taken-time';
import type { AssignedJob } from '@domain/inspector/obstacles';
import type { Appointment } from '@domain/job/move-job';
import type { Settings } from '@domain/settings/settings';
import { isCalendarDate } from '@domain/time/calendar-date';
import { reportedAs } from '@/logging/report-fault';

/** A job on a day. */
export interface SlotJob extends AssignedJob {
  readonly id: string;
  /** The request and the referral that became this job. */
  readonly from: readonly (string | null)[];
  readonly name: string;
  readonly address: string;
}

/** Finds the jobs on a date, `YYYY-MM-DD`. */
export type FindJobsOn = (date: string) => Promise<readonly SlotJob[]>;

/** The jobs on a date; null while loading, or where loading failed. */
export function useDayJobs(date: string, findJobsOn: FindJobsOn): readonly SlotJob[] | null {
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

  return found?.date === date ? found.jobs : null;
}

/** The other jobs: without the one being rescheduled, or the one that this request or referral has just become. */
export function jobsBeside(jobs: readonly SlotJob[], except: string | undefined): readonly SlotJob[] {
  return except === undefined ? jobs : jobs.filter(({ id, from }) => id !== except && !from.includes(except));
}

/**
 * The jobs that take some of the appointment's time.
 * @param inspectorId who does it: the jobs of other inspectors don't count, those of nobody do. Null for nobody yet.
 */
export function jobsMeeting(
  settings: Pick<Settings, 'services' | 'hours'>,
  appointment: Appointment & Pick<SlotJob, 'service_type'>,
  others: readonly SlotJob[],
  inspectorId: string | null,
): readonly SlotJob[] {
  const own = takenTime(settings, appointment);
  return others.filter(
    (job) =>
      (inspectorId === null || job.inspector_id === null || job.inspector_id === inspectorId) &&
      overlap(takenTime(settings, job), own),
  );
}
