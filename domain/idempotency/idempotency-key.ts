import { string } from 'yup';

/** A UUID made on the device: one for each thing that a person submits, kept through every retry. */
export const idempotencyKeyField = string()
  .required('The request has no idempotency key.')
  .matches(
    /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i,
    'The idempotency key is not a UUID.',
  );
