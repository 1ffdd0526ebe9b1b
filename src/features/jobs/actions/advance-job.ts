import type { Job } from '@domain/job/job';
import { undoSeconds } from '@domain/job/undo-step';
import { reportedAs } from '@/logging/report-fault';
import { removeOfficeEntry } from '@/offline/office/office-store';
import { waitWords } from '@/offline/office/wait-words';
import { jobStatusWords } from '../job-words';
import { nextStatus, type NextStatus } from '../steps/next-status';
import type { DirectAction } from './job-action';
import type { JobTools } from './job-tools';
import { takeBackStep, undoSentStep } from './undo-step';

const failed = 'Failed to update status.';
const task = ({ id, status }: Job) => `${id}:${status}`;

const isNow = (job: Job, { status }: NextStatus) =>
  `${job.customer.name}: ${jobStatusWords[status].toLowerCase()}`;

const offerUndo = (onChoose: () => void) => ({ label: 'Undo', onChoose, offeredFor: undoSeconds * 1000 });

/** Sends the step through the outbox, where it waits while the device is offline. */
async function advance(job: Job, next: NextStatus, tools: JobTools): Promise<void> {
  const { toast, submit, onChanged } = tools;
  const { status } = next;
  const result = await submit(job.customer.name, { kind: 'status', bookingId: job.id, status });
  switch (result.state) {
    case 'sent':
      onChanged(job.id);
      return toast({
        title: 'Status Updated',
        description: isNow(job, next),
        action: offerUndo(() => void undoSentStep(job, status, tools)),
      });
    case 'waiting':
      if (result.said) return failStep(result.entryId, result.said.userMessage, tools);
      return toast({
        ...(result.reason === 'server'
          ? { title: failed, destructive: true }
          : { title: 'Status Saved on This Device' }),
        description: `${isNow(job, next)}. ${waitWords[result.reason]}`,
        action: offerUndo(() => void takeBackStep(job, result.entryId, tools)),
      });
    case 'refused':
      onChanged(job.id);
      return failStep(result.entryId, result.details.userMessage, tools);
    case 'not-stored':
      return advanceUnstored(job, next, tools);
  }
}

/** The server refused the step: the entry is removed, and the job stays as it was. */
async function failStep(entryId: string, description: string, { toast }: JobTools): Promise<void> {
  await removeOfficeEntry(entryId).catch(reportedAs('a refused step not removed', false));
  toast({ title: failed, description, destructive: true });
}

/** Where the device can't store an entry, the step is sent by a direct call. */
async function advanceUnstored(job: Job, next: NextStatus, tools: JobTools): Promise<void> {
  const { status } = next;
  const outcome = await tools.act(
    task(job),
    {
      done: 'Status Updated',
      failed,
      about: isNow(job, next),
      refusedOffline: true,
      offer: offerUndo(() => void undoSentStep(job, status, tools)),
    },
    (idempotencyKey) => tools.call('office-job-status', { bookingId: job.id, status, idempotencyKey }),
  );
  if (outcome !== 'failed') tools.onChanged(job.id);
}

/** Whether Start Job has to warn first, by what this device knows: nobody has signed the agreement. */
export function isUnsignedStart({ status, forms_status: forms }: Job): boolean {
  return status === 'scheduled' && !forms.agreement_signed;
}

/** Takes the job to its next status. */
export function startJob(job: Job, tools: JobTools): void {
  const next = nextStatus[job.status];
  if (next) void tools.run(task(job), () => advance(job, next, tools));
}

/** Start Job or Mark Complete, depending on the job's status. */
export const advanceJob: DirectAction = {
  id: 'advance',
  label: ({ status }) => nextStatus[status]?.label ?? '',
  offered: (job) => nextStatus[job.status] !== undefined && !isUnsignedStart(job),
  next: () => true,
  places: [],
  main: ({ status }) => status === 'in_progress',
  shortcut: { key: 's', does: 'Start Job or Mark Complete for the focused job' },
  press: startJob,
  task,
  figures: { 'office-job-status': ['completed_week', 'unpaid', 'rewards_due'] },
  audited: { completed: 'Marked complete' },
};
