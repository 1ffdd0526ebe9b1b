import type { MailDelivery } from '../mail/mail-delivery';

/** Twilio's error codes that say that nobody gets texts at a number: it doesn't exist, or is a landline. */
const wrongNumber = ['30005', '30006', '21211', '21614'];

/**
 * Twilio's error code for a phone that has texted STOP.
 * @see https://www.twilio.com/docs/api/errors
 */
export const stoppedCode = 21610;

/**
 * What Twilio's status says became of a text message; null for one that says nothing yet. `bounced`: the number may be
 * wrong. `blocked`: a carrier refused it, or the phone could not be reached.
 */
export function textDelivery(status: string, errorCode: string): MailDelivery | null {
  if (status === 'delivered') return 'delivered';
  if (status !== 'undelivered' && status !== 'failed') return null;
  return wrongNumber.includes(errorCode) ? 'bounced' : 'blocked';
}
