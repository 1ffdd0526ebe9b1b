import { string } from 'yup';
import { uuid } from '../idempotency/uuid';

/** A UUID made on the device and never shown: it proves which rows this device has sent. */
export const deviceKeyField = string()
  .matches(uuid, { message: 'The device key is not a UUID.', excludeEmptyString: true })
  .defined()
  .default('');
