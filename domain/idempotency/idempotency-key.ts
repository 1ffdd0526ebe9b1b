import { string } from 'yup';
import { uuid } from './uuid';

/** A UUID created on the device, one per submission and the same for every retry of it. */
export const idempotencyKeyField = string()
  .required('The request has no idempotency key.')
  .matches(uuid, 'The idempotency key is not a UUID.');
