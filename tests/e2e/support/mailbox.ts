import { expect } from '@playwright/test';
import { addresses } from './addresses';

interface Message {
  readonly id: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments: readonly { readonly filename: string; readonly content: string }[];
}

/** The mails to one person, newest first. */
export async function mailsTo(email: string): Promise<Message[]> {
  const response = await fetch(`${addresses.mailbox}/api/messages?to=${encodeURIComponent(email)}`);
  return (await response.json()) as Message[];
}

/** The sweeper's minute, now: it sends what a trigger missed because the functions were down. */
async function sweep(): Promise<void> {
  await fetch(`${addresses.functions}/dev-tick`, { method: 'POST' });
}

interface MailWait {
  /** Whether the sweeper may bring it: a mail whose sender was killed waits for the end of its lease. */
  readonly bySweeper?: boolean;
}

/** The first mail to a person with this in its subject, as soon as it is there. */
export async function mailTo(
  email: string,
  subject: RegExp,
  { bySweeper = false }: MailWait = {},
): Promise<Message> {
  let found: Message | undefined;
  const look = async () => {
    if (bySweeper) await sweep();
    found = (await mailsTo(email)).find((message) => subject.test(message.subject));
    return found;
  };
  await expect
    .poll(look, { message: `a mail to ${email} about ${subject}`, timeout: bySweeper ? 120_000 : 60_000 })
    .toBeTruthy();
  return found as Message;
}
