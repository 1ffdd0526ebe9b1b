import { business } from '@domain/business/business';
import type { MailSubject } from '@domain/mail/mail-subject';
import { instantOf } from '@domain/time/zoned-instant';
import { currentKey } from '../../../records/access/access-keys';
import { jobs, type StoredJob } from '../../../records/job/stored-job';
import { loadSubjects } from '../load-subjects';

export interface Appointment {
  readonly job: StoredJob & { readonly id: string };
  /** The key for the client's links; null if none works. */
  readonly accessKey: string | null;
}

/** The jobs of an email in their current state, with the keys for their links. */
export async function loadAppointments(subjects: readonly MailSubject[], now: Date): Promise<Appointment[]> {
  const found = await loadSubjects(jobs(), subjects);
  return Promise.all(
    found.map(async (job) => ({
      job,
      accessKey: await currentKey({ kind: 'booking', subject: job.id }, now),
    })),
  );
}

/** Those that are scheduled and have not begun. */
export async function upcomingAppointments(
  subjects: readonly MailSubject[],
  now: Date,
): Promise<Appointment[]> {
  return (await loadAppointments(subjects, now)).filter(({ job }) => {
    const begins = instantOf(job.scheduled_date, job.scheduled_time, business.timeZone);
    return job.status === 'scheduled' && now < begins;
  });
}
