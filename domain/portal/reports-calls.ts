import { object, string } from 'yup';
import { emailField } from '../contact/fields';
import { documentIdField } from '../firestore/document-id';
import { cursorField } from './list-cursor';
import type { ListedReport, Page } from './listed-report';

/** The Booking ID in what was typed or pasted: alone, or within the link that it stands in. */
export function bookingIdIn(text: string): string {
  const { key } = /(?:[?&]booking=|\/report\/)(?<key>[^&?#/\s]+)/.exec(text)?.groups ?? {};
  return (key ?? text).trim();
}

/** The Booking ID of /reports: the key of a client's link. Whatever is none gets the answer for an unknown one. */
const bookingIdField = string()
  .transform((value: unknown) => (typeof value === 'string' ? bookingIdIn(value) : value))
  .required('Please provide both email and booking ID')
  .max(200, 'Booking not found');

const credentials = { email: emailField, booking: bookingIdField };

/** Why /reports does not open. Who has no real key can see no more than `unknown` and `closed`. */
export const reportsRefusals = ['unknown', 'other-email', 'closed'] as const;
export type ReportsRefusal = (typeof reportsRefusals)[number];

/** reports-open: the reports of the customer whom e-mail address and key name. */
export const openReportsSchema = object({ ...credentials, after: cursorField })
  .noUnknown()
  .required();

export type OpenReportsAnswer =
  | { readonly state: ReportsRefusal }
  | {
      readonly state: 'open';
      readonly name: string;
      /** Null where they could not be read just now. */
      readonly reports: Page<ListedReport> | null;
    };

/** reports-file: an address of the PDF of one of them. */
export const openReportsFileSchema = object({
  ...credentials,
  reportId: documentIdField,
})
  .noUnknown()
  .required();
