import { lazy } from 'react';
import { AppError } from '@domain/errors/app-error';
import { fieldsEditedIn, type EditableJob } from '@domain/job/edit-job';
import type { Job } from '@domain/job/job';
import { fieldErrorsIn, type FieldErrors } from '@/forms/refused-fields';
import type { EditOutcome } from '../edit/edit-job-dialog';
import type { JobEdit } from '../edit/edit-job-form';
import type { AskingAction, JobDialogProps } from './job-action';
import type { JobTools } from './job-tools';

const Form = lazy(async () => ({ default: (await import('../edit/edit-job-dialog')).EditJobDialog }));

const task = ({ id }: Job) => `edit:${id}`;

/** Changes a job's service, inspection address, price or note. */
export async function edit(job: Job, changed: JobEdit, tools: JobTools): Promise<EditOutcome> {
  let now: EditableJob | null = null;
  let fields: FieldErrors | null = null;
  const outcome = await tools.act(
    task(job),
    {
      done: 'Job Changed',
      failed: 'Failed to change the job.',
      about: job.customer.name,
      refusedOffline: true,
      isShown: () => fields !== null || now !== null,
    },
    async (idempotencyKey) => {
      try {
        return await tools.call('office-job-edit', { bookingId: job.id, ...changed, idempotencyKey });
      } catch (error) {
        const details = error instanceof AppError ? error.details : null;
        if (details?.current) now = details.current as unknown as EditableJob;
        fields = fieldErrorsIn('changes', [...fieldsEditedIn(job.status), 'difference'], details?.fields);
        throw error;
      }
    },
  );
  if (outcome !== 'failed' || now) tools.onChanged(job.id);
  return { outcome, now, fields };
}

function EditDialog({ job, tools, ...dialog }: JobDialogProps) {
  return <Form {...dialog} job={job} onEdit={(changed) => edit(job, changed, tools)} />;
}

export const editJob: AskingAction = {
  id: 'edit',
  label: 'Edit Job',
  offered: () => true,
  places: ['menu', 'details'],
  shortcut: { key: 'e', does: 'Edit the focused job' },
  dialog: EditDialog,
  task,
};
