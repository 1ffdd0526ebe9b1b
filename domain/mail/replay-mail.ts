import { object, string } from 'yup';
import { idempotencyKeyField } from '../idempotency/idempotency-key';

/** office-mail-replay: a mail that was given up waits for the sender again. Ids of mails hold more than those of records. */
export const replayMailSchema = object({
  mailId: string()
    .required('The mail is not named.')
    .matches(/^(?!__.*__$)[A-Za-z0-9_-]{1,256}$/, 'This is not the id of a mail.'),
  idempotencyKey: idempotencyKeyField,
})
  .noUnknown()
  .required();
