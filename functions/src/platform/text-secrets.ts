import { defineSecret } from 'firebase-functions/params';
import { config } from './config';

/** Null where text messages are off: a deploy would ask for a secret that the business doesn't have. */
const authToken = config.texts === null ? null : defineSecret('TWILIO_AUTH_TOKEN');

/** The secret of functions that send text messages, or hear what became of them. */
export const textSecrets = authToken ? [authToken] : [];

/** @throws Error if text messages are off. */
export function twilioToken(): string {
  if (!authToken) throw new Error('text messages are off');
  return authToken.value();
}
