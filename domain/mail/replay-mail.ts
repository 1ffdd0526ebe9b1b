import { object, string } from 'yup';
import { idempotencyKeyField } from '../idempotency/idempotency-key';

/** office-mail-replay: queues a given-up email again. Ids of emails have more characters than other document ids. */
export const replayMailSchema = object({
  mailId: string()
    .required('The email ID is missing.')
    .matches(/^(?!__.*__$)[A-Za-z0-9_-]{1,256}$/, 'This isn’t a valid email ID.'),
  idempotencyKey: idempotencyKeyField,
})
  .noUnknown()
  .required();
