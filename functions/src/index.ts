import { tick } from './dev/tick';
import { submitForm } from './form/submit-form';
import { sendWorkflowEmail } from './job/send-workflow-email';
import { updateJobStatus } from './job/update-job-status';
import { onMailCreated } from './mail/on-mail-created';
import { sweepOnSchedule } from './mail/sweep-on-schedule';
import { submitReferral } from './referral/submit-referral';
import { acceptRequest } from './request/accept-request';
import { declineRequest } from './request/decline-request';
import { deleteRequest } from './request/delete-request';

/** Nested groups deploy with dashes between their names: `secure-form-submission`. */
export const secure = { form: { submission: submitForm }, referral: { submission: submitReferral } };
export const office = {
  request: { accept: acceptRequest, decline: declineRequest, delete: deleteRequest },
  job: { status: updateJobStatus },
};
export const send = { workflow: { email: sendWorkflowEmail } };
export const mail = { wake: onMailCreated, sweep: sweepOnSchedule };
export const dev = { tick };
