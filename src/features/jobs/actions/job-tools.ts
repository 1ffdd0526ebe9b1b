import type { ReactNode } from 'react';
import type { Job } from '@domain/job/job';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import type { OfficeAction } from '@/offline/office/office-entry';
import type { OfficeResult } from '@/offline/office/submit-office-action';
import type { FindJobsOn } from '@/shared/appointment/use-day-jobs';
import { useActions } from '@/ui/use-actions';
import { useIntents } from '@/ui/use-intents';
import { useToast } from '@/ui/use-toast';
import type { JobReports } from '../job-reports';
import { noDeviceStep, type DeviceStep, type DeviceSteps } from '../steps/device-steps';

/** Puts a step into the office's outbox and returns its result. */
export type SubmitStep = (about: string, action: OfficeAction) => Promise<OfficeResult>;

/** Props of the questionnaire dialog, which the app passes in. */
export interface QuestionnaireDialogProps {
  readonly job: Job;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onExited: () => void;
}

/** What a list of jobs gives to its actions. */
export interface JobToolsOptions {
  readonly call: CallAsAdmin;
  readonly submit: SubmitStep;
  /** This device's unsent steps. */
  readonly steps: DeviceSteps;
  readonly reports: JobReports;
  /** The business's date, `YYYY-MM-DD`. */
  readonly today: string;
  readonly findJobsOn: FindJobsOn;
  readonly questionnaireDialog: (props: QuestionnaireDialogProps) => ReactNode;
  readonly onChanged: (jobId: string) => void;
  readonly onCancelled: (jobId: string) => void;
  /** The job was deleted. */
  readonly onGone: (jobId: string) => void;
}

/** What the actions on a job work with. */
export interface JobTools extends Omit<JobToolsOptions, 'steps'> {
  /** Makes a call under its idempotency key, with its toasts. */
  readonly act: ReturnType<typeof useActions>['act'];
  /** Runs a task that shows its own toasts. */
  readonly run: ReturnType<typeof useIntents>['run'];
  readonly toast: ReturnType<typeof useToast>;
  readonly isRunning: (task: string) => boolean;
  readonly onDevice: (job: Job) => DeviceStep;
}

/** The tools of a list of jobs. Repeated presses run a task once. */
export function useJobTools({ steps, ...options }: JobToolsOptions): JobTools {
  const { act, running: acting } = useActions();
  const { run, running } = useIntents();
  return {
    ...options,
    act,
    run,
    toast: useToast(),
    isRunning: (task) => acting.has(task) || running.has(task),
    onDevice: ({ id }) => steps.get(id) ?? noDeviceStep,
  };
}
