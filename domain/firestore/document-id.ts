import { string } from 'yup';

const documentId = /^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/;

/** Whether a text can be a document's id: no paths, and no ids that Firestore reserves. */
export const isDocumentId = (text: string): boolean => documentId.test(text);

/** A document id as a callable's argument. */
export const documentIdField = string()
  .required('The record ID is missing.')
  .matches(documentId, 'This isn’t a valid record ID.');
