import { string } from 'yup';
import { uuid } from './uuid';

/** A UUID made on the device: one for each thing that a person submits, kept through every retry. */
export const idempotencyKeyField = string()
  .required('The request has no idempotency key.')
  .matches(uuid, 'The idempotency key is not a UUID.');
