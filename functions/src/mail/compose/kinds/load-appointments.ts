import { business } from '@domain/business/business';
import type { Job } from '@domain/job/job';
import { instantOf } from '@domain/time/zoned-instant';
import { currentKey } from '../../../records/access/access-keys';
import type { MailSubject } from '../../../records/mail/mail-document';
import { loadSubjects } from '../load-subjects';

export interface Appointment {
  readonly job: Job;
  /** The key for the client's links; null if none works. */
  readonly accessKey: string | null;
}

/** The jobs of an email in their current state, with the keys for their links. */
export async function loadAppointments(subjects: readonly MailSubject[], now: Date): Promise<Appointment[]> {
  const jobs = await loadSubjects<Job>(subjects);
  return Promise.all(
    jobs.map(async (job) => ({
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
