import { dollars } from '@domain/text/dollars';
import type { Booking } from '@domain/job/booking';
import type { CallAsAdmin } from '@/firebase/call-as-admin';
import { useActions, type ActionOutcome } from '@/ui/use-actions';
import type { PaymentForm, SettledState } from './payment-form';

interface PaymentAction {
  readonly settle: (job: Booking, payment: PaymentForm) => Promise<ActionOutcome>;
  readonly isRunning: (job: Booking) => boolean;
}

const doneTitles: Record<SettledState, string> = { paid: 'Marked Paid', waived: 'Payment Waived' };

/** Mark paid and Waive, once however often it is pressed, with their toasts. */
export function usePaymentAction(call: CallAsAdmin, onSettled: (jobId: string) => void): PaymentAction {
  const { act, running } = useActions();
  return {
    settle: async (job, { state, method, note }) => {
      const outcome = await act(
        job.id,
        {
          done: doneTitles[state],
          failed: 'Failed to update the payment.',
          about: `${job.customer.name}, ${dollars(job.total_price)}`,
        },
        (idempotencyKey) => call('setPayment', { bookingId: job.id, state, method, note, idempotencyKey }),
      );
      if (outcome !== 'failed') onSettled(job.id);
      return outcome;
    },
    isRunning: (job) => running.has(job.id),
  };
}
