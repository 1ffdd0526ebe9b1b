import { offersSettlement, payableJob, paymentOf } from '../payment/job-payment';
import { LazyPaymentDialog } from '../payment/lazy-payment-dialog';
import type { AskingAction, JobDialogProps } from './job-action';

function WaiveDialog({ job, tools, ...dialog }: JobDialogProps) {
  return (
    <LazyPaymentDialog
      {...dialog}
      job={job}
      state="waived"
      onSettle={(form) => paymentOf(tools).settle(payableJob(job), form)}
    />
  );
}

export const waivePayment: AskingAction = {
  id: 'waived',
  label: 'Waive',
  offered: (job) => offersSettlement(job, 'waived'),
  places: ['menu', 'payment'],
  dialog: WaiveDialog,
  task: ({ id }) => id,
};
