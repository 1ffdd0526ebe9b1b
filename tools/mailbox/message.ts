export interface Address {
  readonly email: string;
  readonly name?: string;
}

export interface Attachment {
  readonly filename: string;
  readonly type: string;
  /** Base64. */
  readonly content: string;
}

/** One email to the recipients of one personalization. */
export interface Message {
  readonly id: string;
  /** ISO 8601. */
  readonly receivedAt: string;
  readonly to: readonly string[];
  readonly from: Address;
  readonly replyTo: string | null;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments: readonly Attachment[];
  readonly customArgs: Readonly<Record<string, string>>;
  /** Whether SendGrid may route links through itself and add a picture to see who opens it; the account decides unless the email does. */
  readonly tracked: { readonly clicks: boolean; readonly opens: boolean };
  /** Further headers of the email. */
  readonly headers: Readonly<Record<string, string>>;
  /** Whether SendGrid sends it even to a recipient who marked an earlier email as spam. */
  readonly despiteSpamReport: boolean;
}
