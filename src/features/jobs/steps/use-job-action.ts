import type { CallResponse } from '@domain/api/contract';
import type { Job } from '@domain/job/job';
import { undoSeconds, type UndoStep } from '@domain/job/undo-step';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { reportedAs } from '@/logging/report-fault';
import type { OfficeAction } from '@/offline/office/office-entry';
import { removeOfficeEntry } from '@/offline/office/office-store';
import type { OfficeResult } from '@/offline/office/submit-office-action';
import { waitWords } from '@/offline/office/wait-words';
import { useActions } from '@/ui/use-actions';
import { useIntents } from '@/ui/use-intents';
import { useToast } from '@/ui/use-toast';
import { jobStatusWords } from '../job-words';
import type { DeviceSteps } from './device-steps';
import { nextStatus, type NextStatus } from './next-status';
import { undoableStep } from './undoable-step';

interface JobAction {
  /** Start Job or Mark Complete, depending on the job's status. */
  readonly advance: (job: Job) => void;
  /** Undoes the last Start Job or Mark Complete. */
  readonly undo: (job: Job) => void;
  readonly isRunning: (job: Job) => boolean;
}

/** Puts a step into the office's outbox and returns its result. */
export type SubmitStep = (about: string, action: OfficeAction) => Promise<OfficeResult>;

interface JobActionOptions {
  readonly call: CallAsAdmin;
  readonly submit: SubmitStep;
  readonly steps: DeviceSteps;
  readonly onChanged: (jobId: string) => void;
}

const failedStep = 'Failed to update status.';
const failedUndo = 'Failed to undo.';

/**
 * Start Job, Mark Complete and Undo, with their toasts. Repeated presses run one action; offline, a step waits in
 * the outbox.
 */
export function useJobAction({ call, submit, steps, onChanged }: JobActionOptions): JobAction {
  const { act, running: acting } = useActions();
  const { run, running } = useIntents();
  const toast = useToast();
  const stepName = (job: Job) => `${job.id}:${job.status}`;
  const undoName = (job: Job) => `undo:${job.id}`;
  const isNow = (job: Job, status: Job['status']) =>
    `${job.customer.name}: ${jobStatusWords[status].toLowerCase()}`;

  const undo = async (job: Job, from: UndoStep['from']) => {
    const outcome = await act(
      undoName(job),
      {
        done: 'Status Updated',
        failed: failedUndo,
        about: ({ status }: CallResponse<'office-job-undo'>) => `${isNow(job, status)} again`,
        refusedOffline: true,
      },
      (idempotencyKey) => call('office-job-undo', { bookingId: job.id, from, idempotencyKey }),
    );
    if (outcome !== 'failed') onChanged(job.id);
  };

  /** An unsent step is removed from the outbox. */
  const takeBack = (job: Job, entryId: string) =>
    run(undoName(job), async () => {
      const taken = await removeOfficeEntry(entryId).catch(reportedAs('a step not taken back', false));
      if (taken) toast({ title: 'Status Updated', description: `${job.customer.name}: step undone` });
      else {
        const description = 'It may have reached the server already. Undo it once it’s confirmed.';
        toast({ title: failedUndo, description, destructive: true });
      }
    });

  const offerUndo = (onChoose: () => void) => ({
    label: 'Undo',
    onChoose,
    offeredFor: undoSeconds * 1000,
  });

  const advance = async (job: Job, { status }: NextStatus) => {
    const result = await submit(job.customer.name, { kind: 'status', bookingId: job.id, status });
    switch (result.state) {
      case 'sent':
        onChanged(job.id);
        return toast({
          title: 'Status Updated',
          description: isNow(job, status),
          action: offerUndo(() => void undo(job, status)),
        });
      case 'waiting':
        if (result.said) return failStep(result.entryId, result.said.userMessage);
        return toast({
          ...(result.reason === 'server'
            ? { title: failedStep, destructive: true }
            : { title: 'Status Saved on This Device' }),
          description: `${isNow(job, status)}. ${waitWords[result.reason]}`,
          action: offerUndo(() => void takeBack(job, result.entryId)),
        });
      case 'refused':
        onChanged(job.id);
        return failStep(result.entryId, result.details.userMessage);
      case 'not-stored':
        return advanceUnkept(job, status);
    }
  };

  /** The server refused the step: the entry is removed, and the job stays as it was. */
  const failStep = async (entryId: string, description: string) => {
    await removeOfficeEntry(entryId).catch(reportedAs('a refused step not removed', false));
    toast({ title: failedStep, description, destructive: true });
  };

  /** Where the device can't store an entry, the step is sent by a direct call. */
  const advanceUnkept = async (job: Job, status: NextStatus['status']) => {
    const outcome = await act(
      stepName(job),
      {
        done: 'Status Updated',
        failed: failedStep,
        about: isNow(job, status),
        refusedOffline: true,
        offer: offerUndo(() => void undo(job, status)),
      },
      (idempotencyKey) => call('office-job-status', { bookingId: job.id, status, idempotencyKey }),
    );
    if (outcome !== 'failed') onChanged(job.id);
  };

  return {
    advance: (job) => {
      const next = nextStatus[job.status];
      if (next) void run(stepName(job), () => advance(job, next).then(() => undefined));
    },
    undo: (job) => {
      const onDevice = steps.get(job.id)?.step;
      const step = undoableStep(job);
      if (onDevice) void takeBack(job, onDevice.id);
      else if (step) void undo(job, step.from);
    },
    isRunning: (job) => [stepName(job), undoName(job)].some((name) => acting.has(name) || running.has(name)),
  };
}
