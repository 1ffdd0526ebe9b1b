import type { MailKind } from '@domain/mail/mail-state';
import { composeBookingApproved } from './kinds/booking-approved';
import { composeFormsReminder } from './kinds/forms-reminder';
import { composeOfficeNewReferral } from './kinds/office-new-referral';
import { composeOfficeNewRequest } from './kinds/office-new-request';
import { composeRequestReceived } from './kinds/request-received';
import type { MailDocument, MailSubject } from './mail-document';

export interface MailAttachment {
  readonly filename: string;
  /** MIME type with its parameters. */
  readonly type: string;
  readonly content: string;
}

/** A mail as it is handed to the provider. */
export interface ComposedMail {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments: readonly MailAttachment[];
}

/** Loads recipient and text for the records of one mail; null where none of them exists any more. */
export type Composer = (subjects: readonly MailSubject[]) => Promise<ComposedMail | null>;

const composers: Record<MailKind, Composer> = {
  request_received: composeRequestReceived,
  office_new_request: composeOfficeNewRequest,
  office_new_referral: composeOfficeNewReferral,
  booking_approved: composeBookingApproved,
  forms_reminder: composeFormsReminder,
};

/** Composes the mail that these intents, all of one kind and recipient, make together. */
export async function composeMail(mails: readonly MailDocument[]): Promise<ComposedMail | null> {
  const kind = mails[0]?.kind;
  return kind === undefined ? null : composers[kind](mails.map(({ subject }) => subject));
}
