import type { CallResponse } from '@domain/api/contract';
import type { Job } from '@domain/job/job';
import type { UndoStep } from '@domain/job/undo-step';
import { reportedAs } from '@/logging/report-fault';
import { undoAcceptance } from '@/shared/request/undo-acceptance';
import { removeOfficeEntry } from '@/offline/office/office-store';
import { jobStatusWords } from '../job-words';
import { undoableStep } from '../steps/undoable-step';
import type { DirectAction } from './job-action';
import type { JobTools } from './job-tools';

const failed = 'Failed to undo.';
const task = ({ id }: Job) => `undo:${id}`;

/** Undoes a step that the server has; `from` is the status that it led to. */
export async function undoSentStep(job: Job, from: UndoStep['from'], tools: JobTools): Promise<void> {
  const { name } = job.customer;
  const outcome = await tools.act(
    task(job),
    {
      done: 'Status Updated',
      failed,
      about: ({ status }: CallResponse<'office-job-undo'>) =>
        `${name}: ${jobStatusWords[status].toLowerCase()} again`,
      refusedOffline: true,
    },
    (idempotencyKey) => tools.call('office-job-undo', { bookingId: job.id, from, idempotencyKey }),
  );
  if (outcome !== 'failed') tools.onChanged(job.id);
}

/** Undoes a step that this device has not sent, by removing it from the outbox. */
export function takeBackStep(job: Job, entryId: string, { run, toast }: JobTools): Promise<void> {
  return run(task(job), async () => {
    const taken = await removeOfficeEntry(entryId).catch(reportedAs('a step not taken back', false));
    if (taken) return toast({ title: 'Status Updated', description: `${job.customer.name}: step undone` });
    const description = 'It may have reached the server already. Undo it once it’s confirmed.';
    toast({ title: failed, description, destructive: true });
  });
}

/** Undoes the acceptance: the job goes, unless it was pending before. */
function undoAccepting(job: Job, tools: JobTools): void {
  const { act, call, onGone, onChanged } = tools;
  void undoAcceptance(
    { record: 'job', id: job.id },
    {
      act,
      call,
      name: job.customer.name,
      onUndone: (undone) => (undone && !undone.isPending ? onGone : onChanged)(job.id),
    },
  );
}

/** Undoes Accept, Start Job, Mark Complete or an ending while that is possible. Any admin can press it. */
export const undoStep: DirectAction = {
  id: 'undo',
  label: 'Undo',
  offered: (job, { step }) => step !== null || undoableStep(job) !== null,
  passing: (job, { step }) => ({ of: job.status, until: step ? null : (undoableStep(job)?.until ?? 0) }),
  places: ['details'],
  press: (job, tools) => {
    const unsent = tools.onDevice(job).step;
    const step = undoableStep(job);
    if (unsent) void takeBackStep(job, unsent.id, tools);
    else if (step?.from === 'scheduled') undoAccepting(job, tools);
    else if (step) void undoSentStep(job, step.from, tools);
  },
  task,
  figures: { 'office-job-undo': ['booked_week', 'completed_week', 'unpaid', 'rewards_due'] },
  audited: { undone: 'Last step undone' },
};
