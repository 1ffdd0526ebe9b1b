import type { Job } from '@domain/job/job';
import { missingForms } from '@domain/job/missing-forms';
import type { RequestedMail } from '@domain/mail/requested-mail';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { notSentAgain } from '@/shared/mail/not-sent-again';
import { useActions } from '@/ui/use-actions';
import type { Toast } from '@/ui/use-toast';

interface ResendForms {
  readonly resend: (job: Job) => void;
  readonly isRunning: (job: Job) => boolean;
}

/**
 * Emails a client the missing forms, and the follow-up questionnaire until it is submitted. Repeated presses send
 * one request.
 */
export function useResendForms(call: CallAsAdmin): ResendForms {
  const { act, running } = useActions();
  const name = ({ id }: Job) => `resend-${id}`;
  return {
    resend: (job) => {
      const { email } = job.customer;
      void act<readonly RequestedMail[]>(
        name(job),
        {
          done: (mails) => unsent(mails, email)?.title ?? 'Forms Resent!',
          failed: 'Failed to resend forms.',
          about: (mails) => unsent(mails, email)?.description ?? email,
        },
        // The server sends the same email once a minute at most, so a retry after a partial failure sends no
        // duplicate.
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
    },
    isRunning: (job) => running.has(name(job)),
  };
}

/** Why none of these emails was sent again; null where one was. */
function unsent(mails: readonly RequestedMail[], email: string): Toast | null {
  const reasons = mails.map((mail) => notSentAgain(mail, email));
  return reasons.includes(null) ? null : (reasons[0] ?? null);
}
