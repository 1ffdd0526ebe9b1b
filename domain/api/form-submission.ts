import { object, string } from 'yup';
import { bookingSubmissionSchema } from '../booking/booking-submission';
import { idempotencyKeyField } from '../idempotency/idempotency-key';
import { referralSubmissionSchema } from '../referral/referral-submission';

export const clientInfoSchema = object({
  userAgent: string().max(1000).defined().default(''),
  /** The device's clock, ISO 8601; never trusted for a decision. */
  timestamp: string().max(40).defined().default(''),
}).required();

/** The body of secure-form-submission. */
export const formSubmissionSchema = object({
  formType: string().oneOf(['booking']).required(),
  data: bookingSubmissionSchema,
  clientInfo: clientInfoSchema,
  idempotencyKey: idempotencyKeyField,
}).required();

/** The body of secure-referral-submission. */
export const referralCallSchema = object({
  formType: string().oneOf(['referral']).required(),
  data: referralSubmissionSchema,
  clientInfo: clientInfoSchema,
  idempotencyKey: idempotencyKeyField,
}).required();

/** The answer to every public write; `hash` is the SHA-256 (hex) of the canonical formType and data received. */
export interface SubmissionReceipt {
  readonly id: string;
  readonly hash: string;
}
