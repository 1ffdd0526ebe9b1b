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
}

/** What the stand-in for SendGrid at `url` has taken for one recipient, newest first. */
export async function mailsTo(recipient: string, url = addresses.mailbox): Promise<MailboxMessage[]> {
  const response = await fetch(`${url}/api/messages?to=${encodeURIComponent(recipient)}`);
  return (await response.json()) as MailboxMessage[];
}

/** The first mail to a recipient, as soon as it is there. */
export async function mailTo(recipient: string): Promise<MailboxMessage> {
  return waitFor(`a mail to ${recipient}`, async () => (await mailsTo(recipient))[0]);
}
