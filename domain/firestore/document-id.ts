import { string } from 'yup';

/** The id of a stored document, as a callable's argument: nothing that could leave its collection or that Firestore reserves. */
export const documentIdField = string()
  .required('The record is not named.')
  .matches(/^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/, 'This is not the id of a record.');
