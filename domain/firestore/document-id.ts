import { string } from 'yup';

/** A document id as a callable's argument: no paths, and no ids that Firestore reserves. */
export const documentIdField = string()
  .required('The record ID is missing.')
  .matches(/^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/, 'This isn’t a valid record ID.');
