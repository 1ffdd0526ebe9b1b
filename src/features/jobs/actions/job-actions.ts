import type { CallName } from '@domain/api/contract';
import type { Job } from '@domain/job/job';
import type { CardFigure } from '@domain/stats/office-figures';
import type { DeviceStep } from '../steps/device-steps';
import { advanceJob } from './advance-job';
import { amendReport } from './amend-report';
import { assignJob } from './assign-job';
import { cancelJob } from './cancel-job';
import { copyReportLink } from './copy-report-link';
import { correctPayment } from './correct-payment';
import { createReport } from './create-report';
import { deleteJob } from './delete-job';
import { editJob } from './edit-job';
import { editClient } from './edit-client';
import { endWithoutInspection } from './end-without-inspection';
import type { JobAction, JobPlace } from './job-action';
import { markPaid } from './mark-paid';
import { recordPaperSignature, removePaperSignature } from './paper-signature';
import { ownNote } from './own-note';
import { payAtDoor } from './pay-at-door';
import { resendFollowUp, resendForms } from './resend-forms';
import { resendReport } from './resend-report';
import { scheduleJob } from './schedule-job';
import { sendReport } from './send-report';
import { reopenDifference, settleDifference } from './settle-difference';
import { signAtDoor } from './sign-at-door';
import { startUnsigned } from './start-unsigned';
import { onMyWay } from './tell-arrival';
import { undoPayment } from './undo-payment';
import { undoStep } from './undo-step';
import { viewQuestionnaire } from './view-questionnaire';
import { viewReport } from './view-report';
import { waivePayment } from './waive-payment';
import { markTakenDown, withdrawConsent } from './withdraw-consent';

/**
 * The office's actions on a job, in the order in which each place shows them. The button of the next step stands where
 * the first action with `next` does.
 */
export const jobActions: readonly JobAction[] = [
  createReport,
  sendReport,
  resendReport,
  viewReport,
  amendReport,
  copyReportLink,
  advanceJob,
  startUnsigned,
  undoStep,
  scheduleJob,
  assignJob,
  editJob,
  undoPayment,
  resendForms,
  resendFollowUp,
  signAtDoor,
  recordPaperSignature,
  removePaperSignature,
  viewQuestionnaire,
  withdrawConsent,
  markTakenDown,
  payAtDoor,
  markPaid,
  waivePayment,
  settleDifference,
  reopenDifference,
  correctPayment,
  editClient,
  endWithoutInspection,
  cancelJob,
  deleteJob,
];

/** The job's next step; undefined for a job that is over. */
export function nextAction(job: Job, onDevice: DeviceStep): JobAction | undefined {
  return jobActions.find(({ next, offered }) => next?.(job) && offered(job, onDevice));
}

/** The actions that a place offers on a job. */
export function actionsAt(place: JobPlace, job: Job, onDevice: DeviceStep): readonly JobAction[] {
  // The Payment section offers Mark paid wherever else it is.
  const next = place === 'payment' ? undefined : nextAction(job, onDevice);
  return jobActions.filter(
    (action) => action !== next && action.places.includes(place) && action.offered(job, onDevice),
  );
}

/** Call -> the figures of the dashboard that an action's call may change. */
export const jobFigures = Object.assign({}, ...jobActions.map(({ figures }) => figures)) as Partial<
  Record<CallName, readonly CardFigure[]>
>;

/** The actions that My Day alone offers. */
const ofMyDay: readonly JobAction[] = [onMyWay, ownNote];

/** Action in a job's audit trail -> its words. */
export const jobAuditWords = Object.assign(
  {},
  ...[...jobActions, ...ofMyDay].map(({ audited }) => audited),
) as Readonly<Record<string, string>>;
