import type { Job } from '@domain/job/job';
import { missingForms } from '@domain/job/missing-forms';
import type { RequestedMail } from '@domain/mail/requested-mail';
import { notSentAgain } from '@/shared/mail/not-sent-again';
import type { Toast } from '@/ui/use-toast';
import { formsAreMissing } from '../forms/forms-are-missing';
import type { DirectAction } from './job-action';
import type { JobTools } from './job-tools';

const task = ({ id }: Job) => `resend-${id}`;

/**
 * Emails a client the missing forms, and the follow-up questionnaire until it is submitted. Repeated presses send
 * one request.
 */
function resend(job: Job, { act, call }: JobTools): void {
  const { email } = job.customer;
  void act<readonly RequestedMail[]>(
    task(job),
    {
      done: (mails) => unsent(mails, email)?.title ?? 'Forms Resent!',
      failed: 'Failed to resend forms.',
      about: (mails) => unsent(mails, email)?.description ?? email,
    },
    // The server sends the same email once a minute at most, so a retry after a partial failure sends no duplicate.
    async () => {
      const mails: RequestedMail[] = [];
      if (missingForms(job).length > 0) {
        const reminder = { type: 'forms_reminder', bookingData: { bookingId: job.id } } as const;
        mails.push(await call('send-workflow-email', reminder));
      }
      if (!job.follow_up_answered)
        mails.push(await call('send-followup-questionnaire', { bookingId: job.id }));
      return mails;
    },
  );
}

/** Why none of these emails was sent again; null where one was. */
function unsent(mails: readonly RequestedMail[], email: string): Toast | null {
  const reasons = mails.map((mail) => notSentAgain(mail, email));
  return reasons.includes(null) ? null : (reasons[0] ?? null);
}

const request = {
  label: 'Resend Forms',
  press: resend,
  task,
} as const;

const allComplete = (job: Job) => missingForms(job).length === 0;

/** Emails the client the missing forms and the follow-up, until the visit is over. */
export const resendForms: DirectAction = {
  ...request,
  id: 'resend-forms',
  offered: (job) => formsAreMissing(job) && !allComplete(job),
  places: ['row', 'details'],
  audited: { 'mail-requested': 'Email requested' },
};

/** The same where only the follow-up is missing: beside 'All Forms Complete' a button would contradict the badge. */
export const resendFollowUp: DirectAction = {
  ...request,
  id: 'resend-follow-up',
  offered: (job) => formsAreMissing(job) && allComplete(job),
  places: ['menu', 'forms'],
};
