import { business } from '@domain/business/business';
import { config } from '../platform/config';
import { pseudonym } from '../platform/hash';
import { smtpPassword } from '../platform/mail-secrets';
import type { ComposedMail } from './compose/composer';
import type { MailProvider, SendOptions } from './provider/mail-provider';

/**
 * Sends an email with the configured provider. @returns its Message-ID; null if the provider makes it.
 * @throws MailRefused if it was not accepted, or may not have been
 */
export async function sendMail(
  mail: ComposedMail,
  mailIds: readonly string[],
  options: SendOptions,
): Promise<string | null> {
  return (await provider()).send(mail, mailIds, options);
}

/** Only the chosen provider's library is loaded. */
async function provider(): Promise<MailProvider> {
  if (!config.smtp) return (await import('./provider/sendgrid')).sendgrid;
  const { smtp } = await import('./provider/smtp');
  return smtp({
    server: config.smtp,
    password: smtpPassword(),
    timeoutSeconds: config.mailTimeoutSeconds,
    messageId,
  });
}

/** A pseudonym, because record ids aren't shown to anyone outside. */
function messageId(mailIds: readonly string[]): string {
  const domain = business.mailFrom.email.split('@')[1] ?? '';
  return `<${pseudonym('message-id', mailIds.toSorted().join(','))}@${domain}>`;
}
