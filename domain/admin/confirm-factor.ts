import { object } from 'yup';
import { idempotencyKeyField } from '../idempotency/idempotency-key';
import { newSessionFields } from './session-calls';
import { codeField } from './two-step-calls';

/** office-factor-confirm: turns two-step sign-in on. After the password alone, it also begins a session. */
export const confirmFactorSchema = object({
  ...newSessionFields,
  code: codeField,
  idempotencyKey: idempotencyKeyField,
})
  .noUnknown()
  .required();
