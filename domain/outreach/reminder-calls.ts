import { object, string } from 'yup';
import { documentIdField } from '../firestore/document-id';
import { idempotencyKeyField } from '../idempotency/idempotency-key';

/** office-reminder-skip: whether the reminder of a report is skipped, or waits for its day after all. */
export const skipReminderSchema = object({
  reportId: documentIdField,
  wanted: string()
    .oneOf(['skipped', 'waiting'] as const)
    .required(),
  idempotencyKey: idempotencyKeyField,
})
  .noUnknown()
  .required();

export interface ReminderAnswer {
  readonly reportId: string;
}
