import { lazy } from 'react';
import type { Job } from '@domain/job/job';
import type { ActionOutcome } from '@/ui/use-actions';
import type { SettledDifference } from '../payment/difference-dialog';
import type { AskingAction, JobDialogProps } from './job-action';
import type { JobTools } from './job-tools';

const Form = lazy(async () => ({ default: (await import('../payment/difference-dialog')).DifferenceDialog }));

const task = ({ id }: Job) => `difference:${id}`;

async function settle(job: Job, settled: SettledDifference, tools: JobTools): Promise<ActionOutcome> {
  const outcome = await tools.act(
    task(job),
    {
      done: 'Difference Settled',
      failed: 'Failed to settle the difference.',
      about: job.customer.name,
      refusedOffline: true,
    },
    (idempotencyKey) =>
      tools.call('office-job-difference', {
        bookingId: job.id,
        changedAt: job.price_difference?.at ?? '',
        ...settled,
        idempotencyKey,
      }),
  );
  if (outcome !== 'failed') tools.onChanged(job.id);
  return outcome;
}

function SettleDialog({ job, tools, ...dialog }: JobDialogProps) {
  return <Form {...dialog} job={job} onSettle={(settled) => settle(job, settled, tools)} />;
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
  },
};
