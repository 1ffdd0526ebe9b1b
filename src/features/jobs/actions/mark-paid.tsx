import { offersSettlement, payableJob, paymentOf } from '../payment/job-payment';
import { LazyPaymentDialog } from '../payment/lazy-payment-dialog';
import type { AskingAction, JobDialogProps } from './job-action';

function MarkPaidDialog({ job, tools, ...dialog }: JobDialogProps) {
  return (
    <LazyPaymentDialog
      {...dialog}
      job={job}
      state="paid"
      onSettle={(form) => paymentOf(tools).settle(payableJob(job), form)}
    />
  );
}

export const markPaid: AskingAction = {
  id: 'paid',
  label: 'Mark paid',
  offered: (job) => offersSettlement(job, 'paid'),
  next: ({ status, payment_state: payment }) => status === 'completed' && payment === 'unpaid',
  places: ['menu', 'payment'],
  shortcut: { key: 'p', does: 'Mark the focused job paid' },
  dialog: MarkPaidDialog,
  task: ({ id }) => id,
  figures: { 'office-job-payment': ['unpaid', 'rewards_due'] },
  audited: {
    'payment-marked': 'Payment marked (can still be undone)',
    'payment-mark-dropped': 'Payment mark dropped (settled another way)',
  },
};
