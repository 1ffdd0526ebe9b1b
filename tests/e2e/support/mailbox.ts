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
  const response = await fetch(`${addresses.mailbox}/api/messages`);
  return ((await response.json()) as Message[]).filter((message) => message.to.includes(email));
}

/** The first mail to a person with this in its subject, as soon as it is there. */
export async function mailTo(email: string, subject: RegExp): Promise<Message> {
  let found: Message | undefined;
  await expect
    .poll(async () => (found = (await mailsTo(email)).find((message) => subject.test(message.subject))), {
      message: `a mail to ${email} about ${subject}`,
      timeout: 60_000,
    })
    .toBeTruthy();
  return found as Message;
}
