import { routes } from '@domain/business/routes';
import { config } from '../platform/config';
import { commit } from '../platform/commit';
import { prepareTextChoice } from '../records/contact-preferences/text-choice';
import type { ComposedMail } from './compose/composer';

/**
 * Sends a text message. @returns the provider's id of it.
 * @throws MailRefused if it was not accepted, or nobody knows; PhoneStopped if the phone's owner has stopped them
 */
export async function sendText({ to, text }: ComposedMail, mailId: string): Promise<string> {
  // Loaded only where texts are sent.
  const { twilioTexts } = await import('./provider/twilio');
  return twilioTexts.send({ to, text, statusUrl: textStatusUrl(mailId) });
}

/** Where the provider says what became of a text message. Its requests are signed with this address. */
export function textStatusUrl(mailId: string): string {
  return `${config.siteUrl}${routes.texts}/status?mail=${encodeURIComponent(mailId)}`;
}

/** Records a STOP that only the provider has heard of. */
export function noteStoppedPhone(phone: string, now: Date): Promise<void> {
  return commit('text-choice', async (transaction) => {
    const actor = { kind: 'system', name: 'text-provider' } as const;
    const stop = { optional: 'stopped', source: 'text-message' } as const;
    (await prepareTextChoice(transaction, phone, stop, { actor, now }))?.write();
  });
}
