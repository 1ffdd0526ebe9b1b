import { undoSeconds } from '@domain/job/undo-step';
import type { PaymentState } from '@domain/payment/payment-state';
import type {
  CorrectedReward,
  CorrectPayment,
  MarkedPayment,
  PaymentCorrected,
} from '@domain/payment/payment';
import { dollars } from '@domain/text/dollars';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { useActions, type ActionOutcome, type Actions } from '@/ui/use-actions';
import type { PaymentForm, SettledState } from './payment-form';

/** A job, or a report without one, whose payment the office records. */
export interface Payable extends Pick<CorrectPayment, 'record' | 'id'> {
  readonly clientName: string;
  /** Amount due, in US dollars. */
  readonly due: number;
  /** Whether the client gets emails about it. */
  readonly notified: boolean;
}

export interface PaymentAction {
  /** Mark paid or Waive; takes effect when the undo hold ends. */
  readonly settle: (payable: Payable, payment: PaymentForm) => Promise<ActionOutcome>;
  /** Undoes the payment mark made at `markedAt`, ISO 8601. */
  readonly undo: (payable: Payable, markedAt: string) => void;
  /** Corrects the payment recorded at `recordedAt`, ISO 8601, after it took effect. */
  readonly correct: (payable: Payable, recordedAt: string, reason: string) => Promise<ActionOutcome>;
}

interface PaymentTools extends Pick<Actions, 'act'> {
  readonly call: CallAsAdmin;
  readonly onSettled: (id: string) => void;
}

const doneTitles: Record<SettledState, string> = { paid: 'Marked Paid', waived: 'Payment Waived' };

const nowWords: Record<PaymentState, string> = {
  unpaid: 'Unpaid again, so the client can’t open the report.',
  waived: 'The earlier waiver applies again.',
  paid: 'An online payment covers it.',
};

const rewardWords: Record<CorrectedReward, string> = {
  none: '',
  'taken-back': ' The referral reward was taken back.',
  'paid-already': ' The referral reward was already paid out, so it’s flagged.',
};

const undoName = (id: string) => `undo-payment:${id}`;

/** Mark paid, Waive, Undo and Correct payment, with their toasts. Repeated presses send one request. */
export function paymentAction({ act, call, onSettled }: PaymentTools): PaymentAction {
  const undo = async ({ record, id, clientName }: Payable, markedAt: string) => {
    const outcome = await act(
      undoName(id),
      {
        done: 'Payment Undone',
        failed: 'Failed to undo.',
        about: ({ payment_state: state }: { readonly payment_state: PaymentState }) =>
          `${clientName}: ${state} again`,
        refusedOffline: true,
      },
      (idempotencyKey) => call('office-payment-undo', { record, id, markedAt, idempotencyKey }),
    );
    if (outcome !== 'failed') onSettled(id);
  };

  return {
    settle: async (payable, { state, method, note }) => {
      const { record, id, clientName, due } = payable;
      const outcome = await act<MarkedPayment>(
        id,
        {
          done: doneTitles[state],
          failed: 'Failed to update the payment.',
          about: `${clientName}, ${dollars(due)}. Takes effect in a minute.`,
          offer: ({ held }) => ({
            label: 'Undo',
            onChoose: () => void undo(payable, held.at),
            offeredFor: undoSeconds * 1000,
          }),
        },
        (idempotencyKey) => {
          const mark = { state, method, note, idempotencyKey };
          return record === 'job'
            ? call('office-job-payment', { bookingId: id, ...mark })
            : call('office-report-payment', { reportId: id, ...mark });
        },
      );
      if (outcome !== 'failed') onSettled(id);
      return outcome;
    },
    undo: (payable, markedAt) => void undo(payable, markedAt),
    correct: async ({ record, id, clientName }, recordedAt, reason) => {
      const outcome = await act<PaymentCorrected>(
        `correct-payment:${id}`,
        {
          done: 'Payment Corrected',
          failed: 'Failed to correct the payment.',
          about: ({ payment_state: state, reward }) =>
            `${clientName}. ${nowWords[state]}${rewardWords[reward]}`,
        },
        (idempotencyKey) =>
          call('office-payment-correct', { record, id, recordedAt, reason, idempotencyKey }),
      );
      if (outcome !== 'failed') onSettled(id);
      return outcome;
    },
  };
}

/** The same for a list of its own. */
export function usePaymentAction(
  call: CallAsAdmin,
  onSettled: (id: string) => void,
): PaymentAction & { readonly isRunning: (id: string) => boolean } {
  const { act, running } = useActions();
  return {
    ...paymentAction({ act, call, onSettled }),
    isRunning: (id) => [id, undoName(id), `correct-payment:${id}`].some((name) => running.has(name)),
  };
}
