import { isJobOver } from '@domain/job/job-status';
import { formsSentences } from '@domain/text-message/text-words';
import type { Composer } from '../composer';
import { textTo } from '../text-to';
import { loadAppointments } from './load-appointments';
import { formLink } from './text-reminder';

/** To the client's phone: the first missing form. Not sent if none is missing, or the job is completed or cancelled. */
export const composeTextForms: Composer = async (subjects, now) => {
  const [appointment] = await loadAppointments(subjects, now);
  if (!appointment || isJobOver(appointment.job.status)) return null;
  const link = formLink(appointment);
  if (link === null) return null;
  const { status, scheduled_date: date } = appointment.job;
  return textTo(appointment.job, formsSentences({ date: status === 'pending' ? null : date, link }));
};
