import { string } from 'yup';
import { uuid } from '../idempotency/uuid';

/** A UUID created on the device and never shown: proves which referrals this device has sent. */
export const deviceKeyField = string()
  .matches(uuid, { message: 'The device key is not a UUID.', excludeEmptyString: true })
  .defined()
  .default('');
