import { string } from 'yup';

/**
 * The `booking` of a client's link. Its format is not validated, so that a malformed key gets the same answer as an
 * unknown link.
 */
export const linkKeyField = string()
  .required('Please use the link provided in your email.')
  .max(200, 'Please use the link provided in your email.');
