import type { Booking } from '@domain/job/booking';
import { missingForms } from '@domain/job/missing-forms';
import type { CallAsAdmin } from '@/firebase/call-as-admin';
import { useActions } from '@/ui/use-actions';

interface ResendForms {
  readonly resend: (job: Booking) => void;
  readonly isRunning: (job: Booking) => boolean;
}

/**
 * Mails a job's client the forms that are missing, and the follow-up questionnaire until it is answered, once however
 * often it is pressed.
 */
export function useResendForms(call: CallAsAdmin): ResendForms {
  const { act, running } = useActions();
  const name = ({ id }: Booking) => `resend-${id}`;
  return {
    resend: (job) =>
      void act(
        name(job),
        { done: 'Forms Resent!', failed: 'Failed to resend forms.', about: job.customer.email },
        // Asked for again within the minute, each is the same mail: a second try after half a failure doubles none.
        async () => {
          if (missingForms(job).length > 0) {
            await call('sendWorkflowEmail', { type: 'forms_reminder', bookingData: { bookingId: job.id } });
          }
          if (!job.follow_up_answered) await call('sendFollowUp', { bookingId: job.id });
        },
      ),
    isRunning: (job) => running.has(name(job)),
  };
}
