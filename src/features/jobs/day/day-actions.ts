import type { Job } from '@domain/job/job';
import { advanceJob } from '../actions/advance-job';
import { createReport } from '../actions/create-report';
import type { JobAction } from '../actions/job-action';
import { ownNote } from '../actions/own-note';
import { payAtDoor } from '../actions/pay-at-door';
import { signAtDoor } from '../actions/sign-at-door';
import { startUnsigned } from '../actions/start-unsigned';
import { onMyWay, undoNotice } from '../actions/tell-arrival';
import { undoStep } from '../actions/undo-step';
import { viewQuestionnaire } from '../actions/view-questionnaire';
import type { DeviceStep } from '../steps/device-steps';

/** The steps of a visit, in their order, and the further actions on a card. */
const steps: readonly JobAction[] = [undoNotice, onMyWay, advanceJob, startUnsigned, undoStep, createReport];
const others: readonly JobAction[] = [signAtDoor, payAtDoor, viewQuestionnaire];

export function dayActions(job: Job, onDevice: DeviceStep) {
  const offered = (actions: readonly JobAction[]) =>
    job.status === 'cancelled' ? [] : actions.filter((action) => action.offered(job, onDevice));
  return { steps: offered(steps), others: offered(others), note: offered([ownNote]) };
}

export function offeredInDay(job: Job, onDevice: DeviceStep): readonly JobAction[] {
  return Object.values(dayActions(job, onDevice)).flat();
}
