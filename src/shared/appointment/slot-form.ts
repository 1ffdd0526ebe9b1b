import { windowEnd } from '@domain/appointment/arrival';
import { obstacles, type AssignedJob, type Obstacle, type PlannedJob } from '@domain/inspector/obstacles';
import type { Inspector } from '@domain/inspector/inspector';
import { proposeInspector, type Proposal } from '@domain/inspector/propose-inspector';
import type { Appointment } from '@domain/job/move-job';
import type { Settings } from '@domain/settings/settings';
import { isTimeOfDay } from '@domain/time/time-of-day';

/** The choice of who should do the job that follows the proposal. */
export const proposed = 'proposed';

/** Date and time of an appointment, as typed, and who does the job. */
export interface SlotForm {
  /** `YYYY-MM-DD`. */
  readonly scheduled_date: string;
  /** `HH:MM`. */
  readonly scheduled_time: string;
  /** Whether the client sees a two-hour window instead of the time. */
  readonly as_window: boolean;
  /** An inspector's uid, `proposed`, or '' for nobody yet. */
  readonly inspector_id: string;
}

/** The appointment that was typed. */
export function appointmentOf({
  scheduled_date,
  scheduled_time,
  as_window,
}: Omit<SlotForm, 'inspector_id'>): Appointment {
  const isWindow = as_window && isTimeOfDay(scheduled_time);
  return { scheduled_date, scheduled_time, scheduled_until: isWindow ? windowEnd(scheduled_time) : null };
}

/** The inspector that the form's choice gives a job, and that inspector's obstacles. */
export interface ChosenInspector {
  /** Null if nobody is chosen, or the one chosen has left the team. */
  readonly inspector: Inspector | null;
  /** The uid to store. */
  readonly id: string | null;
  /** Null if the inspector was chosen by hand, or nobody is free. */
  readonly proposal: Proposal | null;
  readonly obstacles: readonly Obstacle[];
}

/** @param others the day's other jobs */
export function chosenInspector(
  settings: Pick<Settings, 'services' | 'hours'>,
  inspectors: readonly Inspector[],
  { choice, visit }: { readonly choice: string; readonly visit: PlannedJob },
  others: readonly AssignedJob[],
): ChosenInspector {
  if (choice === proposed) {
    const proposal = proposeInspector(settings, inspectors, visit, others);
    const inspector = proposal?.inspector ?? null;
    return { inspector, id: inspector?.uid ?? null, proposal, obstacles: [] };
  }
  const inspector = inspectors.find(({ uid }) => uid === choice) ?? null;
  return {
    inspector,
    id: choice === '' ? null : choice,
    proposal: null,
    obstacles: inspector ? obstacles(settings, inspector, visit, others) : [],
  };
}
