import type { Job } from '@domain/job/job';
import { advanceJob } from '../actions/advance-job';
import { createReport } from '../actions/create-report';
import type { JobAction } from '../actions/job-action';
import { payAtDoor } from '../actions/pay-at-door';
import { signAtDoor } from '../actions/sign-at-door';
import { startUnsigned } from '../actions/start-unsigned';
import { undoStep } from '../actions/undo-step';
import { viewQuestionnaire } from '../actions/view-questionnaire';
import type { DeviceStep } from '../steps/device-steps';

/** What an inspector can do about a job of their own, in the order of its buttons. */
const visitActions: readonly JobAction[] = [
  createReport,
  advanceJob,
  startUnsigned,
  undoStep,
  viewQuestionnaire,
  signAtDoor,
  payAtDoor,
];

export function offeredAtVisit(job: Job, onDevice: DeviceStep): readonly JobAction[] {
  // The ending of a job is the office's, and so is its undo.
  return job.status === 'cancelled' ? [] : visitActions.filter(({ offered }) => offered(job, onDevice));
}
