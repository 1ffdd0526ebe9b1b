import { object } from 'yup';
import { documentIdField } from '../firestore/document-id';
import { idempotencyKeyField } from '../idempotency/idempotency-key';

/** office-optional-mail-allow: sends optional email again to a person who marked one as spam. */
export const allowOptionalMailSchema = object({
  preferencesId: documentIdField,
  idempotencyKey: idempotencyKeyField,
})
  .noUnknown()
  .required();
