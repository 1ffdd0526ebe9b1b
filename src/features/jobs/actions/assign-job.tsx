import { lazy } from 'react';
import { isJobOver } from '@domain/job/job-status';
import type { AskingAction, JobDialogProps } from './job-action';

const Form = lazy(async () => ({ default: (await import('../assign/assign-dialog')).AssignDialog }));

const task = ({ id }: JobDialogProps['job']) => `assign:${id}`;

function AssignJobDialog({ job, tools, ...dialog }: JobDialogProps) {
  return (
    <Form
      {...dialog}
      job={job}
      findJobsOn={tools.findJobsOn}
      onAssign={async (assigned) => {
        const outcome = await tools.act(
          task(job),
          {
            done: 'Inspector Changed',
            failed: 'Failed to change the inspector.',
            about: job.customer.name,
            refusedOffline: true,
          },
          (idempotencyKey) =>
            tools.call('office-job-assign', {
              bookingId: job.id,
              inspector_id: null,
              ...assigned,
              idempotencyKey,
            }),
        );
        if (outcome !== 'failed') tools.onChanged(job.id);
        return outcome;
      }}
    />
  );
}

/** Chooses who does a job. */
export const assignJob: AskingAction = {
  id: 'assign',
  label: ({ inspector_id }) => (inspector_id === null ? 'Assign Inspector' : 'Change Inspector'),
  offered: ({ status }) => !isJobOver(status),
  places: ['menu', 'details'],
  dialog: AssignJobDialog,
  task,
  audited: { assigned: 'Inspector changed' },
};
