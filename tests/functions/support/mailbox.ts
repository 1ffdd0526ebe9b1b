import { trustedBody } from '../../../tools/trusted-json';
import { addresses } from './stack-addresses';
import { waitFor } from './wait-for';

export interface MailboxMessage {
  readonly id: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments: readonly {
    readonly filename: string;
    readonly type: string;
    readonly content: string;
  }[];
  readonly customArgs: Readonly<Record<string, string>>;
  readonly tracked: { readonly clicks: boolean; readonly opens: boolean };
  readonly headers: Readonly<Record<string, string>>;
  readonly despiteSpamReport: boolean;
}

/** The emails for one recipient that the SendGrid stub at `url` has accepted, newest first. */
export async function mailsTo(recipient: string, url = addresses.mailbox): Promise<MailboxMessage[]> {
  const response = await fetch(`${url}/api/messages?to=${encodeURIComponent(recipient)}`);
  return await trustedBody<MailboxMessage[]>(response);
}

/** Waits for the first email to a recipient. */
export async function mailTo(recipient: string): Promise<MailboxMessage> {
  return waitFor(`a mail to ${recipient}`, async () => (await mailsTo(recipient))[0]);
}
