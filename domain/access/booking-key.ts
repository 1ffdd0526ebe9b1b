import { string } from 'yup';

/**
 * The `booking` of a client's link. Its shape is not judged here: whatever is not a key of ours gets the answer for an
 * unknown link.
 */
export const bookingKeyField = string()
  .required('Please use the link provided in your email.')
  .max(200, 'Please use the link provided in your email.');
