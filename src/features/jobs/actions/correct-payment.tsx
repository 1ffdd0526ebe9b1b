import { canBeCorrected, payableJob, paymentOf } from '../payment/job-payment';
import { LazyCorrectPaymentDialog } from '../payment/lazy-correct-payment-dialog';
import type { AskingAction, JobDialogProps } from './job-action';

function CorrectDialog({ job, tools, ...dialog }: JobDialogProps) {
  return (
    <LazyCorrectPaymentDialog
      {...dialog}
      payable={payableJob(job)}
      state={job.payment_state === 'waived' ? 'waived' : 'paid'}
      onCorrect={(reason) => paymentOf(tools).correct(payableJob(job), job.payment?.at ?? '', reason)}
    />
  );
}

/** Removes a payment or waiver that was recorded by mistake, after it took effect. */
export const correctPayment: AskingAction = {
  id: 'correct',
  label: 'Correct payment',
  offered: canBeCorrected,
  places: ['menu', 'payment'],
  dialog: CorrectDialog,
  task: ({ id }) => `correct-payment:${id}`,
  figures: { 'office-payment-correct': ['unpaid', 'rewards_due'] },
  audited: {
    'payment-corrected': 'Payment corrected',
    'payment-restored': 'Payment recorded again',
  },
};
