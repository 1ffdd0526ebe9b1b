import { lazy } from 'react';
import { AppError } from '@domain/errors/app-error';
import type { Job } from '@domain/job/job';
import { mediaUseFields } from '@domain/media-release/media-uses';
import type { FormOutcome } from '@/forms/form-dialog';
import { fieldErrorsIn, type FieldErrors } from '@/forms/refused-fields';
import type { WithdrawnConsents } from '../forms/withdraw-consent-dialog';
import type { AskingAction, DirectAction, JobDialogProps } from './job-action';
import type { JobTools } from './job-tools';

const Form = lazy(async () => ({
  default: (await import('../forms/withdraw-consent-dialog')).WithdrawConsentDialog,
}));

const task = ({ id }: Job) => `consent:${id}`;

async function withdraw(job: Job, withdrawn: WithdrawnConsents, tools: JobTools): Promise<FormOutcome> {
  let fields: FieldErrors | null = null;
  const outcome = await tools.act(
    task(job),
    {
      done: 'Withdrawal Recorded',
      failed: 'Failed to record the withdrawal.',
      about: job.customer.name,
      refusedOffline: true,
      isShown: () => fields !== null,
    },
    async (idempotencyKey) => {
      try {
        return await tools.call('office-consent-withdraw', {
          bookingId: job.id,
          ...withdrawn,
          idempotencyKey,
        });
      } catch (error) {
        const refused = error instanceof AppError ? error.details.fields : undefined;
        fields = fieldErrorsIn('data', ['asked_on', ...mediaUseFields], refused);
        throw error;
      }
    },
  );
  if (outcome !== 'failed') tools.onChanged(job.id);
  return fields ? { fields } : outcome;
}

function WithdrawDialog({ job, tools, ...dialog }: JobDialogProps) {
  return <Form {...dialog} job={job} onWithdraw={(withdrawn) => withdraw(job, withdrawn, tools)} />;
}

/** Records that the client withdrew consents of the media release. */
export const withdrawConsent: AskingAction = {
  id: 'withdraw-consent',
  label: 'Record withdrawn consent',
  offered: ({ forms_status }) => forms_status.media_release_signed,
  places: ['menu'],
  dialog: WithdrawDialog,
  task,
  audited: { 'consent-withdrawn': 'Consent withdrawn by the client' },
};

/** Records that what was published has been taken down. */
export const markTakenDown: DirectAction = {
  id: 'mark-taken-down',
  label: 'Mark taken down',
  offered: ({ consent_withdrawal }) => consent_withdrawal?.state === 'open',
  places: ['menu', 'forms'],
  press: (job, { act, call, onChanged }) => {
    void act(
      task(job),
      {
        done: 'Marked Taken Down',
        failed: 'Failed to mark it taken down.',
        about: job.customer.name,
        refusedOffline: true,
      },
      (idempotencyKey) => call('office-consent-clear', { bookingId: job.id, idempotencyKey }),
    ).then((outcome) => {
      if (outcome !== 'failed') onChanged(job.id);
    });
  },
  task,
  audited: { 'consent-cleared': 'Photos and video taken down' },
};
