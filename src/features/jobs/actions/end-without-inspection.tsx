import { lazy } from 'react';
import { business } from '@domain/business/business';
import type { EndJob } from '@domain/job/end-job';
import { endingLabels } from '@domain/job/ending-words';
import type { Job } from '@domain/job/job';
import { possibleEndings } from '@domain/job/refuse-ending';
import { undoSeconds } from '@domain/job/undo-step';
import type { ActionOutcome } from '@/ui/use-actions';
import type { AskingAction, JobDialogProps } from './job-action';
import type { JobTools } from './job-tools';
import { undoSentStep } from './undo-step';

const Form = lazy(async () => ({
  default: (await import('./end-without-inspection-dialog')).EndWithoutInspectionDialog,
}));

const task = ({ id }: Job) => `end:${id}`;

/** Ends a job without an inspection. Client and referrer are notified once it can't be undone. */
export async function end(
  job: Job,
  asked: Pick<EndJob, 'ending' | 'reason' | 'charge' | 'money'>,
  tools: JobTools,
): Promise<ActionOutcome> {
  const outcome = await tools.act(
    task(job),
    {
      done: 'Job Ended',
      failed: 'Failed to end the job.',
      about: `${job.customer.name}: ${endingLabels[asked.ending].toLowerCase()}. Emails go out in a minute.`,
      refusedOffline: true,
      offer: {
        label: 'Undo',
        onChoose: () => void undoSentStep(job, 'cancelled', tools),
        offeredFor: undoSeconds * 1000,
      },
    },
    (idempotencyKey) => tools.call('office-job-end', { bookingId: job.id, ...asked, idempotencyKey }),
  );
  if (outcome !== 'failed') tools.onCancelled(job.id);
  return outcome;
}

function EndDialog({ job, tools, ...dialog }: JobDialogProps) {
  return <Form {...dialog} job={job} onEndJob={(asked) => end(job, asked, tools)} />;
}

/** Offered from the moment on which one of the endings is possible. */
export const endWithoutInspection: AskingAction = {
  id: 'end',
  label: 'End Without Inspection',
  offered: (job, { step }) => step === null && possibleEndings(job, business.timeZone, new Date()).length > 0,
  places: ['menu', 'end'],
  destructive: true,
  shortcut: { key: 'n', does: 'End the focused job without an inspection (asks first)' },
  dialog: EndDialog,
  task,
  figures: { 'office-job-end': ['booked_week'] },
  audited: { ended: 'Ended without an inspection' },
};
