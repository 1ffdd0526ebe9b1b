import { object } from 'yup';
import { signingTypeField } from '../access/client-forms';
import { documentIdField } from '../firestore/document-id';

/** office-document-open: a short-lived URL of a job's signed PDF, for the office. */
export const openSignedDocumentSchema = object({ bookingId: documentIdField, type: signingTypeField })
  .noUnknown()
  .required();

export type OpenSignedDocumentAnswer =
  | { readonly state: 'not-signed' | 'in-preparation' }
  | { readonly state: 'ready'; readonly url: string; /** ISO 8601. */ readonly expiresAt: string };
