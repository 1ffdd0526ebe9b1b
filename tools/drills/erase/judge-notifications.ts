import { trustedBody } from '../../trusted-json';
import type { DrillPerson } from './drill-people';
import type { DrillWorld } from './drill-world';

/** The last email has arrived and contains no name. */
export async function judgeNotifications(
  { mailbox }: DrillWorld,
  { email, word }: DrillPerson,
): Promise<string | null> {
  const messages = await trustedBody<
    {
      readonly to: unknown;
      readonly subject: string;
      readonly text: string;
    }[]
  >(await fetch(`${mailbox}/api/messages`));
  const last = messages.find(
    ({ to, subject }) => JSON.stringify(to).includes(email) && subject === 'Your data was erased',
  );
  if (!last) return 'they were not notified';
  return last.text.toLowerCase().includes(word) ? 'the last email names them' : null;
}
