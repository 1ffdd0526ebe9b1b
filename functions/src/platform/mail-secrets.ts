import { defineSecret } from 'firebase-functions/params';
import { config } from './config';

/** Of the chosen provider alone: a deploy would ask for a secret that the business doesn't have. */
const sendgrid = config.smtp ? null : defineSecret('SENDGRID_API_KEY');
const smtp = config.smtp?.user ? defineSecret('SMTP_PASSWORD') : null;

/** The secrets of functions that send email. */
export const mailSecrets = [sendgrid, smtp].filter((secret) => secret !== null);

/** @throws Error if email isn't sent with SendGrid. */
export function sendgridKey(): string {
  if (!sendgrid) throw new Error('email is not sent with SendGrid');
  return sendgrid.value();
}

/** Empty for a server that asks for no login. */
export function smtpPassword(): string {
  return smtp?.value() ?? '';
}
