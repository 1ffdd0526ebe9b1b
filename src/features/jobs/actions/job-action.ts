import type { ComponentType } from 'react';
import type { CallName } from '@domain/api/contract';
import type { Job } from '@domain/job/job';
import type { CardFigure } from '@domain/stats/office-figures';
import type { IconName } from '@/ui/icon-paths';
import type { DeviceStep } from '../steps/device-steps';
import type { JobTools } from './job-tools';

/**
 * Where an action is offered: the row, its menu (`menu-top` above the others), the top of the details, their Payment or
 * Forms section, or their end.
 */
export type JobPlace = 'row' | 'menu-top' | 'menu' | 'details' | 'payment' | 'forms' | 'end';

/** An offer that expires. */
export interface PassingOffer {
  /** What is offered: a press aimed at one offer never counts for the next. */
  readonly of: string;
  /** When it ends, milliseconds since the epoch; null while it has no end. */
  readonly until: number | null;
}

interface ActionEntry {
  /** Unique among the actions. */
  readonly id: string;
  readonly label: string | ((job: Job) => string);
  /** Whether the job can have it now; `onDevice` is what this device has not sent yet. */
  readonly offered: (job: Job, onDevice: DeviceStep) => boolean;
  /** For an action that is offered for a while. */
  readonly passing?: (job: Job, onDevice: DeviceStep) => PassingOffer;
  /** Whether it is the job's next step: the row's one main button, which no menu repeats. */
  readonly next?: (job: Job) => boolean;
  readonly places: readonly JobPlace[];
  /** Whether its button is filled. */
  readonly main?: (job: Job) => boolean;
  /** Whether it ends or deletes something: shown in red. */
  readonly destructive?: boolean;
  readonly icon?: IconName;
  readonly shortcut?: {
    /** As `KeyboardEvent.key` has it. */
    readonly key: string;
    /** What the list of shortcuts says; left out where requests and referrals share the key. */
    readonly does?: string;
    /** Whether it works while another action on the job is in progress. */
    readonly always?: boolean;
  };
  /** The name under which it runs. While it does, the job's other actions are disabled. */
  readonly task?: (job: Job) => string;
  /** Whether it is disabled, where that doesn't depend on the tasks. */
  readonly isDisabled?: (job: Job, tools: JobTools) => boolean;
  /** Call -> the figures of the dashboard that it may change. */
  readonly figures?: Readonly<Partial<Record<CallName, readonly CardFigure[]>>>;
  /** Action in the audit trail -> its words there, where they are not the name itself. */
  readonly audited?: Readonly<Record<string, string>>;
}

/** The props of an action's dialog. */
export interface JobDialogProps {
  readonly job: Job;
  readonly tools: JobTools;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onExited: () => void;
}

/** An action that asks for something first. Forms are loaded when the dialog is first opened. */
export interface AskingAction extends ActionEntry {
  readonly dialog: ComponentType<JobDialogProps>;
}

/** An action that is done at once. */
export interface DirectAction extends ActionEntry {
  readonly press: (job: Job, tools: JobTools) => void;
}

/** An office action on a job: the row, the menu, the details, the shortcuts and the audit trail read its entry. */
export type JobAction = AskingAction | DirectAction;

/** What the buttons of a list need. */
export interface JobControls {
  readonly press: (action: JobAction, job: Job) => void;
  readonly isDisabled: (action: JobAction, job: Job) => boolean;
  /** Whether an action on this job is in progress. */
  readonly isRunning: (job: Job) => boolean;
}

/** The action's label for a job. */
export function labelOf({ label }: JobAction, job: Job): string {
  return typeof label === 'string' ? label : label(job);
}
