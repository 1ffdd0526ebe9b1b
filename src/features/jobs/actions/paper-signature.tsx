import { lazy } from 'react';
import { AppError } from '@domain/errors/app-error';
import type { Job } from '@domain/job/job';
import { canSignOnPaper } from '@domain/job/paper-signature';
import type { FormOutcome } from '@/forms/form-dialog';
import { fieldErrorsIn, type FieldErrors } from '@/forms/refused-fields';
import type { PaperEntry } from '../forms/paper-signature-dialog';
import type { AskingAction, DirectAction, JobDialogProps } from './job-action';
import type { JobTools } from './job-tools';

const Form = lazy(async () => ({
  default: (await import('../forms/paper-signature-dialog')).PaperSignatureDialog,
}));

const task = ({ id }: Job) => `paper-signature:${id}`;

async function record(job: Job, entry: PaperEntry, tools: JobTools): Promise<FormOutcome> {
  let fields: FieldErrors | null = null;
  const outcome = await tools.act(
    task(job),
    {
      done: 'Paper Signature Recorded',
      failed: 'Failed to record the signature.',
      about: job.customer.name,
      refusedOffline: true,
      isShown: () => fields !== null,
    },
    async (idempotencyKey) => {
      try {
        return await tools.call('office-paper-record', { bookingId: job.id, ...entry, idempotencyKey });
      } catch (error) {
        const refused = error instanceof AppError ? error.details.fields : undefined;
        fields = fieldErrorsIn('data', ['signed_on', 'signer'], refused);
        throw error;
      }
    },
  );
  if (outcome !== 'failed') tools.onChanged(job.id);
  return fields ? { fields } : outcome;
}

function RecordDialog({ job, tools, ...dialog }: JobDialogProps) {
  return <Form {...dialog} job={job} onRecord={(entry) => record(job, entry, tools)} />;
}

/** Records that the client signed the agreement on paper. */
export const recordPaperSignature: AskingAction = {
  id: 'record-paper-signature',
  label: 'Record Paper Signature',
  offered: canSignOnPaper,
  places: ['menu', 'forms'],
  dialog: RecordDialog,
  task,
  audited: { 'paper-signature-recorded': 'Agreement signed on paper' },
};

/** Takes a recorded signature back; it can be recorded again, with other details. */
export const removePaperSignature: DirectAction = {
  id: 'remove-paper-signature',
  label: 'Remove Paper Signature',
  offered: ({ paper_signature }) => paper_signature !== null,
  places: ['menu', 'forms'],
  press: (job, { act, call, onChanged }) => {
    void act(
      task(job),
      {
        done: 'Paper Signature Removed',
        failed: 'Failed to remove the signature.',
        about: job.customer.name,
        refusedOffline: true,
      },
      (idempotencyKey) => call('office-paper-remove', { bookingId: job.id, idempotencyKey }),
    ).then((outcome) => {
      if (outcome !== 'failed') onChanged(job.id);
    });
  },
  task,
  audited: { 'paper-signature-removed': 'Paper signature removed' },
};
