import { sign } from 'node:crypto';
import { localMailEventKeys } from '../backend/environment/local-mail-event-keys';

interface SignedEvents {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A request of the email provider with these events, signed with the local stack's key. */
export function signedMailEvents(events: unknown, at = new Date()): SignedEvents {
  const body = JSON.stringify(events);
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signature = sign('sha256', Buffer.from(timestamp + body), localMailEventKeys().privateKey);
  return {
    headers: {
      'Content-Type': 'application/json',
      'X-Twilio-Email-Event-Webhook-Signature': signature.toString('base64'),
      'X-Twilio-Email-Event-Webhook-Timestamp': timestamp,
    },
    body,
  };
}
