import { cancellableStatuses } from '@domain/job/cancel-job';
import type { Job } from '@domain/job/job';
import { unsettledMoney } from '@domain/job/refuse-deletion';
import { receivedFor } from '@domain/payment/price-difference';
import { dollars } from '@domain/text/dollars';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import type { ActionOutcome } from '@/ui/use-actions';
import type { AskingAction, JobDialogProps } from './job-action';
import type { JobTools } from './job-tools';

const task = ({ id }: Job) => `delete:${id}`;

/** Deletes a job with everything that belongs to it. */
export async function remove(job: Job, tools: JobTools): Promise<ActionOutcome> {
  const outcome = await tools.act(
    task(job),
    {
      done: 'Job Deleted',
      failed: (reason) => `Failed to delete job: ${reason ?? 'Unknown error'}`,
      about: job.customer.name,
      refusedOffline: true,
    },
    (idempotencyKey) => tools.call('office-job-delete', { bookingId: job.id, idempotencyKey }),
  );
  if (outcome !== 'failed') tools.onGone(job.id);
  return outcome;
}

function DeleteDialog({ job, tools, ...dialog }: JobDialogProps) {
  const { name } = job.customer;
  const unsettled = unsettledMoney(job);
  const received = receivedFor(job) ?? 0;
  return (
    <ConfirmDialog
      {...dialog}
      title={`Delete the job for ${name}?`}
      confirm="Delete Job"
      confirming="Deleting..."
      cancel="Keep job"
      refused={unsettled !== null}
      destructive
      running={tools.isRunning(task(job))}
      onConfirm={async () => (await remove(job, tools)) !== 'failed'}
    >
      {unsettled ?? (
        <>
          This permanently removes the job and its related reports, agreements, and questionnaires. The links
          in emails to {name} stop working. No one is notified.
          {received > 0 &&
            ` The ${dollars(received)} that the client paid isn’t refunded, and the records of the payment are removed too.`}
          {cancellableStatuses.includes(job.status) && ' To keep it on record, cancel it instead.'}
        </>
      )}
    </ConfirmDialog>
  );
}

export const deleteJob: AskingAction = {
  id: 'delete',
  label: 'Delete Job',
  offered: () => true,
  places: ['menu', 'end'],
  destructive: true,
  icon: 'trash',
  shortcut: { key: 'Delete', always: true },
  dialog: DeleteDialog,
  task,
  figures: { 'office-job-delete': ['booked_week', 'completed_week', 'unpaid', 'follow_up'] },
  audited: {
    'job-deleted': 'Related job deleted',
    'deletion-done': 'Deletion finished',
    'papers-released': 'Held documents deleted',
  },
};
