import type { MailDelivery } from '@domain/mail/mail-delivery';

/** What an event says of the emails that were sent as one. */
export interface MailEvent {
  readonly mailIds: readonly string[];
  /** The recipient's address; empty if the event has none. */
  readonly recipient: string;
  readonly delivery: MailDelivery;
  readonly at: Date;
}

/** The events that say what became of an email; clicks, openings and all that SendGrid may add are ignored. */
const deliveries: Readonly<Record<string, MailDelivery>> = {
  deferred: 'deferred',
  delivered: 'delivered',
  bounce: 'bounced',
  dropped: 'dropped',
  spamreport: 'complained',
};

/** An id of the outbox. It must not be a path. */
const mailId = /^[\w-]{1,300}$/;

/** The events of a request that concern our emails; null if it holds no list. */
export function mailEvents(body: unknown): MailEvent[] | null {
  if (!Array.isArray(body)) return null;
  return body.flatMap((event: unknown) => {
    const { event: name, type, email, mail_ids: ids, timestamp } = fieldsOf(event);
    const delivery =
      typeof name === 'string' && Object.hasOwn(deliveries, name) ? deliveries[name] : undefined;
    if (delivery === undefined || typeof ids !== 'string' || typeof timestamp !== 'number') return [];
    const mailIds = ids.split(',').filter((id) => mailId.test(id));
    const at = new Date(timestamp * 1000);
    if (mailIds.length === 0 || Number.isNaN(at.getTime())) return [];
    const recipient = typeof email === 'string' ? email : '';
    const isBlocked = delivery === 'bounced' && type === 'blocked';
    return [{ mailIds, recipient, delivery: isBlocked ? 'blocked' : delivery, at }];
  });
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
