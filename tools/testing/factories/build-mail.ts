import { randomUUID } from 'node:crypto';
import { collections } from '@domain/firestore/paths';
import type { Mail } from '@domain/mail/mail';

/** An email about a job that waits to be sent. */
export function buildMail(overrides: Partial<Mail> = {}): Mail {
  const now = new Date().toISOString();
  return {
    id: `mail-${randomUUID()}`,
    kind: 'forms_reminder',
    subject: { collection: collections.bookings, id: 'booking-1' },
    recipient_key: 'recipient',
    state: 'PENDING',
    attempts: 0,
    next_attempt_at: now,
    lease_token: null,
    created_at: now,
    sent_at: null,
    last_error: null,
    gave_up_at: null,
    held_until: null,
    direct: false,
    replayed_at: null,
    mailbox_key: null,
    allowed_on: null,
    delayed_at: null,
    delayed_until: null,
    push_at: null,
    refund: null,
    message_id: null,
    delivery: null,
    delivery_at: null,
    stopped_at: null,
    preferences_id: null,
    ...overrides,
  };
}
