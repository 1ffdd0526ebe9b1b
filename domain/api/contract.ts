import type { InferType, Schema } from 'yup';
import { updateJobStatusSchema, sendWorkflowEmailSchema } from '../job/job-calls';
import type { JobStatus } from '../job/job-status';
import { acceptRequestSchema } from '../request/accept-request';
import { requestActionSchema } from '../request/request-calls';
import { formSubmissionSchema, referralCallSchema, type SubmissionReceipt } from './form-submission';

/** Who may call: anyone within limits, or an admin (claim and `admins/{uid}`). */
export type CallAccess = 'public' | 'admin';

interface CallDefinition<RequestSchema extends Schema, Response> {
  /** The deployed name. */
  readonly name: string;
  readonly access: CallAccess;
  readonly request: RequestSchema;
  /** Never present: it carries the response's type. */
  readonly response?: Response;
}

function call<Response>() {
  return <RequestSchema extends Schema>(
    name: string,
    access: CallAccess,
    request: RequestSchema,
  ): CallDefinition<RequestSchema, Response> => ({ name, access, request });
}

/** Every callable: name, who may call, what goes in and what comes out. */
export const contract = {
  submitForm: call<SubmissionReceipt>()('secure-form-submission', 'public', formSubmissionSchema),
  submitReferral: call<SubmissionReceipt>()('secure-referral-submission', 'public', referralCallSchema),
  acceptRequest: call<{ bookingId: string }>()('office-request-accept', 'admin', acceptRequestSchema),
  declineRequest: call<{ leadId: string }>()('office-request-decline', 'admin', requestActionSchema),
  deleteRequest: call<{ leadId: string }>()('office-request-delete', 'admin', requestActionSchema),
  updateJobStatus: call<{ bookingId: string; status: JobStatus }>()(
    'office-job-status',
    'admin',
    updateJobStatusSchema,
  ),
  sendWorkflowEmail: call<{ mailId: string }>()('send-workflow-email', 'admin', sendWorkflowEmailSchema),
};

export type CallName = keyof typeof contract;
export type CallRequest<Name extends CallName> = InferType<(typeof contract)[Name]['request']>;
export type CallResponse<Name extends CallName> = NonNullable<(typeof contract)[Name]['response']>;
