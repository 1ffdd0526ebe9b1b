import { lazy } from 'react';
import { cancellableStatuses } from '@domain/job/cancel-job';
import type { Job } from '@domain/job/job';
import type { ActionOutcome } from '@/ui/use-actions';
import type { CancelAsked } from './cancel-job-dialog';
import type { AskingAction, JobDialogProps } from './job-action';
import type { JobTools } from './job-tools';

const Form = lazy(async () => ({ default: (await import('./cancel-job-dialog')).CancelJobDialog }));

const task = ({ id }: Job) => `cancel:${id}`;

/** Cancels a job that was not started. Its record stays. */
export async function cancel(job: Job, asked: CancelAsked, tools: JobTools): Promise<ActionOutcome> {
  const outcome = await tools.act(
    task(job),
    {
      done: 'Job Cancelled',
      failed: 'Failed to cancel the job.',
      about: job.customer.name,
      refusedOffline: true,
    },
    (idempotencyKey) => tools.call('office-job-cancel', { bookingId: job.id, ...asked, idempotencyKey }),
  );
  if (outcome !== 'failed') tools.onCancelled(job.id);
  return outcome;
}

function CancelDialog({ job, tools, ...dialog }: JobDialogProps) {
  return <Form {...dialog} job={job} onCancelJob={(asked) => cancel(job, asked, tools)} />;
}

export const cancelJob: AskingAction = {
  id: 'cancel',
  label: 'Cancel Job',
  offered: ({ status }) => cancellableStatuses.includes(status),
  places: ['menu', 'end'],
  destructive: true,
  shortcut: { key: 'x', does: 'Cancel the focused job (asks first)' },
  dialog: CancelDialog,
  task,
  figures: { 'office-job-cancel': ['booked_week', 'follow_up'] },
};
