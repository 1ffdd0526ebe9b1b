import type { Address, Attachment } from './message';

export interface Personalization {
  readonly to: readonly Address[];
  readonly cc?: readonly Address[];
  readonly bcc?: readonly Address[];
  readonly subject?: string;
  readonly custom_args?: Readonly<Record<string, string>>;
}

/**
 * The parts of a SendGrid POST /v3/mail/send body that the mailbox stores, after `validateSend` found no
 * error.
 */
export interface SendRequest {
  readonly personalizations: readonly Personalization[];
  readonly from: Address;
  readonly reply_to?: Address;
  readonly subject?: string;
  readonly content: readonly { readonly type: string; readonly value: string }[];
  readonly attachments?: readonly (Omit<Attachment, 'type'> & { readonly type?: string })[];
  readonly custom_args?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly tracking_settings?: {
    readonly click_tracking?: { readonly enable?: boolean; readonly enable_text?: boolean };
    readonly open_tracking?: { readonly enable?: boolean };
  };
  readonly mail_settings?: { readonly bypass_spam_management?: { readonly enable?: boolean } };
}
