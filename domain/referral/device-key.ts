import { string } from 'yup';

/** A UUID made on the device and never shown: it proves which rows this device has sent. */
export const deviceKeyField = string()
  .matches(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i, {
    message: 'The device key is not a UUID.',
    excludeEmptyString: true,
  })
  .defined()
  .default('');
