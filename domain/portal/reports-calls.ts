import { object, string } from 'yup';
import { emailField } from '../contact/fields';
import { documentIdField } from '../firestore/document-id';
import type { ListedReport, Page } from './listed-report';

/** The Booking ID in typed or pasted text: alone, or within a link. */
export function bookingIdIn(text: string): string {
  const { key } = /(?:[?&]booking=|\/report\/)(?<key>[^&?#/\s]+)/.exec(text)?.groups ?? {};
  return (key ?? text).trim();
}

/**
 * The Booking ID of /reports: the key of a client's link. Its format is not validated, so that a malformed one gets
 * the same answer as an unknown one.
 */
const bookingIdField = string()
  .transform((value: unknown) => (typeof value === 'string' ? bookingIdIn(value) : value))
  .required('Please provide both email and booking ID')
  .max(200, 'Booking not found');

const credentials = { email: emailField, booking: bookingIdField };

/** Why /reports refuses access. Callers without a real key get only `unknown` or `closed`. */
export const reportsRefusals = ['unknown', 'other-email', 'closed'] as const;
export type ReportsRefusal = (typeof reportsRefusals)[number];

/** portal-reports-open: the reports that a key gives access to, if the email address is its owner's. */
export const openReportsSchema = object(credentials).noUnknown().required();

export type OpenReportsAnswer =
  | { readonly state: ReportsRefusal }
  | {
      readonly state: 'open';
      readonly name: string;
      /** A single page. Null if they could not be loaded. */
      readonly reports: Page<ListedReport> | null;
    };

/** portal-reports-file: a download URL of the PDF of one of them. */
export const openReportsFileSchema = object({
  ...credentials,
  reportId: documentIdField,
})
  .noUnknown()
  .required();
