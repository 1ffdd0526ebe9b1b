import { randomUUID } from 'node:crypto';
import { routes } from '@domain/business/routes';
import { bookingKey } from '../../../tools/demo/booking-key';
import { callProduct } from '../../../tools/demo/call-product';
import { nextWeek } from '../../factories/next-week';
import { asOffice } from './as-office';
import { book } from './book';
import { mailTo } from './mailbox';
import type { Person } from './people';

export interface ClientJob {
  readonly bookingId: string;
  /** The key in the links that the client was mailed. */
  readonly key: string;
}

/** The address of the questionnaire under a key. */
export function questionnaireAddress(key: string, query: Readonly<Record<string, string>> = {}): string {
  return `${routes.questionnaire}?${new URLSearchParams({ booking: key, ...query }).toString()}`;
}

/** A request of this person, accepted by the office without its pages; the key is taken from the client's mail. */
export async function acceptedJob(person: Person): Promise<ClientJob> {
  const request = {
    leadId: await book(person),
    scheduled_date: nextWeek(),
    scheduled_time: '10:00',
    total_price: 149,
    idempotencyKey: randomUUID(),
  };
  const { bookingId } = await callProduct('acceptRequest', request, await asOffice());
  return { bookingId, key: await mailedKey(person, /Your sewer inspection on/) };
}

/** A request of this person whose forms the office has sent, with no appointment yet. */
export async function formsSentAhead(person: Person): Promise<void> {
  const { name, email } = person;
  const request = {
    source: 'lead' as const,
    sourceId: await book(person),
    name,
    email,
    idempotencyKey: randomUUID(),
  };
  await callProduct('sendForms', request, await asOffice());
}

/** Deletes the job with all that belongs to it; its client stays a customer. */
export async function deleteJob(bookingId: string): Promise<void> {
  await callProduct('deleteJob', { bookingId, idempotencyKey: randomUUID() }, await asOffice());
}

/** Ends every key of the booking. */
export async function revokeLink(bookingId: string): Promise<void> {
  await callProduct('revokeLink', { bookingId, idempotencyKey: randomUUID() }, await asOffice());
}

/** Ends every key of the booking, and begins a new one, which is answered. */
export async function reissueLink(bookingId: string): Promise<string> {
  const request = { bookingId, sendMail: false, idempotencyKey: randomUUID() };
  await callProduct('reissueLink', request, await asOffice());
  return bookingKey(bookingId);
}

/** The key in the links of the newest mail with this in its subject. */
async function mailedKey(person: Person, subject: RegExp): Promise<string> {
  const { html } = await mailTo(person.email, subject);
  const key = /\?booking=([^"&]+)/.exec(html)?.[1];
  if (key === undefined) throw new Error(`no key in the mail about ${subject}`);
  return key;
}
