import { object, string } from 'yup';
import { call } from '../api/define-call';
import { documentIdField } from '../firestore/document-id';
import { idempotencyKeyField } from '../idempotency/idempotency-key';
import { cancelJobSchema } from './cancel-job';
import type { DeleteJobAnswer } from './delete-job';
import type { FormsLink } from './job';
import type { JobStatus } from './job-status';
import { reissueLinkSchema } from './link-calls';
import { scheduleJobSchema, type ScheduleJobAnswer } from './schedule-job';
import { undoStepSchema } from './undo-step';

/** The request of an action that needs to know the job and nothing else. */
const jobActionSchema = object({ bookingId: documentIdField, idempotencyKey: idempotencyKeyField })
  .noUnknown()
  .required();

/** Start Job and Mark Complete. */
export const updateJobStatusSchema = object({
  bookingId: documentIdField,
  status: string().oneOf(['in_progress', 'completed']).required(),
  idempotencyKey: idempotencyKeyField,
})
  .noUnknown()
  .required();

export const workflowEmailTypes = ['booking_approved', 'forms_reminder'] as const;

/** The body of send-workflow-email. Only `bookingId` is used: recipient and text come from the database. */
export const sendWorkflowEmailSchema = object({
  type: string().oneOf(workflowEmailTypes).required(),
  bookingData: object({ bookingId: documentIdField }).required(),
}).required();

/** The office's calls about a job alone, as the contract has them. */
export const jobCalls = {
  'office-job-status': call<{ bookingId: string; status: JobStatus }>()('admin', updateJobStatusSchema),
  'office-job-undo': call<{ bookingId: string; status: JobStatus }>()('admin', undoStepSchema),
  'office-job-schedule': call<ScheduleJobAnswer>()('admin', scheduleJobSchema),
  'office-job-cancel': call<{ bookingId: string }>()('admin', cancelJobSchema),
  // Hides the job at once, deletes its records in the background, and the job itself last.
  'office-job-delete': call<DeleteJobAnswer>()('admin', jobActionSchema),
  // Revokes every key of the job at once.
  'office-link-revoke': call<{ bookingId: string; link: FormsLink }>()('admin', jobActionSchema),
  'office-link-reissue': call<{ bookingId: string; link: FormsLink }>()('admin', reissueLinkSchema),
};
