import { expect } from '@playwright/test';
import { patienceMs } from '../../../src/ui/testing/patience';
import { trustedBody } from '../../trusted-json';
import { addresses } from './addresses';

export interface Message {
  readonly id: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments: readonly { readonly filename: string; readonly content: string }[];
}

/** The emails to one person, newest first. */
export async function mailsTo(email: string): Promise<Message[]> {
  const response = await fetch(`${addresses.mailbox}/api/messages?to=${encodeURIComponent(email)}`);
  return await trustedBody<Message[]>(response);
}

/** Does now what triggers missed while the functions were down, as far as an email waits for it. */
async function sweep(): Promise<void> {
  for (const only of ['erasures', 'signed documents', 'mail'])
    await fetch(`${addresses.functions}/dev-tick?${new URLSearchParams({ only })}`, { method: 'POST' });
}

interface MailWait {
  /** Whether the sweeper may send the email; one whose sender was killed waits until its lease expires. */
  readonly bySweeper?: boolean;
}

/** Waits for the first email to a person whose subject matches. */
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
    .poll(look, { message: `a mail to ${email} about ${subject}`, timeout: patienceMs })
    .toBeTruthy();
  return found as Message;
}
