import { lazy } from 'react';
import type { Job } from '@domain/job/job';
import type { ActionOutcome } from '@/ui/use-actions';
import { canBeReopened } from '@domain/payment/price-difference';
import type { SettledDifference } from '../payment/difference-dialog';
import type { AskingAction, JobDialogProps } from './job-action';
import type { JobTools } from './job-tools';

const Form = lazy(async () => ({ default: (await import('../payment/difference-dialog')).DifferenceDialog }));

const ReopenForm = lazy(async () => ({
  default: (await import('../payment/reopen-difference-dialog')).ReopenDifferenceDialog,
}));

const task = ({ id }: Job) => `difference:${id}`;

async function record(job: Job, settled: SettledDifference, tools: JobTools): Promise<ActionOutcome> {
  const reopens = settled.outcome === 'open';
  const outcome = await tools.act(
    task(job),
    {
      done: doneWords[settled.outcome],
      failed: reopens ? 'Failed to correct the difference.' : 'Failed to settle the difference.',
      about: job.customer.name,
      refusedOffline: true,
    },
    (idempotencyKey) =>
      tools.call('office-job-difference', {
        bookingId: job.id,
        changedAt: job.price_difference?.at ?? '',
        settledAt: job.price_difference?.settled_at ?? null,
        ...settled,
        idempotencyKey,
      }),
  );
  if (outcome !== 'failed') tools.onChanged(job.id);
  return outcome;
}

const doneWords = {
  settled: 'Difference Settled',
  waived: 'Difference Settled',
  open: 'Difference Corrected',
  'card-refund': 'Refund Started',
} as const;

function SettleDialog({ job, tools, ...dialog }: JobDialogProps) {
  return <Form {...dialog} job={job} onSettle={(settled) => record(job, settled, tools)} />;
}

function ReopenDialog({ job, tools, ...dialog }: JobDialogProps) {
  return <ReopenForm {...dialog} job={job} onReopen={(reopened) => record(job, reopened, tools)} />;
}

/** Settles what a price that changed after payment left to be paid or refunded. */
export const settleDifference: AskingAction = {
  id: 'difference',
  label: 'Settle difference',
  offered: ({ price_difference }) => price_difference?.state === 'open',
  places: ['menu', 'payment'],
  main: () => true,
  dialog: SettleDialog,
  task,
  audited: {
    'difference-settled': 'Price difference settled',
    'difference-waived': 'Price difference waived',
    'card-refund-begun': 'Refund to the card started',
    'card-refunded': 'Refunded to the card',
    'card-refund-failed': 'Refund to the card refused by the provider',
  },
};

/** Takes back what was recorded about a difference by mistake; it is open again. */
export const reopenDifference: AskingAction = {
  id: 'reopen-difference',
  label: 'Correct difference',
  offered: ({ price_difference: difference }) => difference !== null && canBeReopened(difference),
  places: ['menu', 'payment'],
  dialog: ReopenDialog,
  task,
  audited: { 'difference-reopened': 'Price difference corrected' },
};
