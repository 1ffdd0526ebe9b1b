import type { MailSubject } from '@domain/mail/mail-subject';
import type { TextRecipient } from '../../records/contact-preferences/text-choice';
import type { MailDocument } from '../../records/mail/mail-document';

export interface MailAttachment {
  readonly filename: string;
  /** MIME type without parameters: SendGrid refuses semicolons. */
  readonly type: string;
  readonly content: string | Uint8Array;
}

/** An email as passed to the provider. */
export interface ComposedMail {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments: readonly MailAttachment[];
  /** The address that ends emails like this one by one POST, RFC 8058; left out where there is none. */
  readonly unsubscribeUrl?: string;
  /** Of a text message, whose `to` is a phone: the client, whose choices count when it is sent. */
  readonly client?: TextRecipient;
}

/** Loads recipient and text for the records of one email; null if there is nothing left to say about any of them. */
export type Composer = (
  subjects: readonly MailSubject[],
  now: Date,
  /** The intents themselves, for what is not in the records. */
  mails: readonly MailDocument[],
) => Promise<ComposedMail | null>;
