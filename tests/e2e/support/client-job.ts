import { randomUUID } from 'node:crypto';
import { routes } from '@domain/business/routes';
import { collections } from '@domain/firestore/paths';
import { localServices } from '../../../tools/admin/local-services';
import { linkKey } from '../../../tools/demo/link-key';
import { callProduct } from '../../../tools/demo/call-product';
import { newAddress } from '../../../tools/testing/factories/new-address';
import { nextWeek } from '../../../tools/testing/factories/next-week';
import { usualService } from '../../../tools/testing/usual-service';
import { asOffice } from './as-office';
import { book } from './book';
import type { Person } from '../../../tools/testing/screens/people';

export interface JobWithKey {
  readonly bookingId: string;
  /** The key in the links emailed to the client. */
  readonly key: string;
}

/** The questionnaire's address with a key. */
export function questionnaireAddress(key: string, query: Readonly<Record<string, string>> = {}): string {
  return `${routes.questionnaire}?${new URLSearchParams({ booking: key, ...query }).toString()}`;
}

/** Creates and accepts a request through calls. Its approval is held until Undo expires, see `approvalTo`. */
export async function acceptedJob(person: Person, service = usualService): Promise<JobWithKey> {
  const request = {
    leadId: await book(person, newAddress(), { service_type: service.title, total_price: service.price }),
    scheduled_date: nextWeek(),
    scheduled_time: '10:00',
    confirmed_taken: true as const,
    total_price: service.price,
    idempotencyKey: randomUUID(),
  };
  const { bookingId } = await callProduct('office-request-accept', request, await asOffice());
  return { bookingId, key: await linkKey(bookingId) };
}

/** Creates a request whose forms the office has sent, with no appointment yet. */
export async function formsSentAhead(person: Person): Promise<void> {
  const { name, email } = person;
  const request = {
    source: 'lead' as const,
    sourceId: await book(person),
    name,
    email,
    idempotencyKey: randomUUID(),
  };
  await callProduct('office-forms-send', request, await asOffice());
}

/** Deletes the job and everything that belongs to it; the customer record stays. */
export async function deleteJob(bookingId: string): Promise<void> {
  await callProduct('office-job-delete', { bookingId, idempotencyKey: randomUUID() }, await asOffice());
}

/** Revokes every key of the job. */
export async function revokeLink(bookingId: string): Promise<void> {
  await callProduct('office-link-revoke', { bookingId, idempotencyKey: randomUUID() }, await asOffice());
}

/** Revokes every key of the job and returns a new one. */
export async function reissueLink(bookingId: string): Promise<string> {
  const request = { bookingId, sendMail: false, idempotencyKey: randomUUID() };
  await callProduct('office-link-reissue', request, await asOffice());
  return linkKey(bookingId);
}

/** The key of the links of a client's only job. */
export async function keyOfJob({ email }: Person): Promise<string> {
  const jobs = localServices().firestore.collection(collections.bookings);
  const [job] = (await jobs.where('customer.email', '==', email).get()).docs;
  if (!job) throw new Error(`${email} has no job`);
  return linkKey(job.id);
}
