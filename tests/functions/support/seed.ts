import type { Booking } from '@domain/job/booking';
import type { Referral } from '@domain/referral/referral';
import type { Lead } from '@domain/request/lead';
import { buildBooking } from '../../../tools/testing/factories/build-booking';
import { buildLead } from '../../../tools/testing/factories/build-lead';
import { buildReferral } from '../../../tools/testing/factories/build-referral';
import { toDocument } from '../../../tools/testing/factories/to-document';
import { db } from './admin-sdk';
import { newEmail } from './new-contact';

/** Stores a request of a new client. */
export async function seedLead(overrides: Partial<Lead> = {}): Promise<Lead> {
  const lead = buildLead({ email: newEmail('client'), ...overrides });
  await db.collection('leads').doc(lead.id).set(toDocument(lead));
  return lead;
}

/** Stores a job of a new client. */
export async function seedJob(overrides: Partial<Booking> = {}, stored: object = {}): Promise<Booking> {
  const template = buildBooking();
  const customer = { ...template.customer, email: newEmail('client') };
  const job = buildBooking({ customer, ...overrides });
  const forms_link = { state: 'active', expires_at: new Date(job.forms_link.expires_at) };
  await db
    .collection('bookings')
    .doc(job.id)
    .set({ ...toDocument(job), forms_link, ...stored });
  return job;
}

/** Stores a referral by a new referrer; Dates become Timestamps. */
export async function seedReferral(
  overrides: Partial<Referral> = {},
  stored: object = {},
): Promise<Referral> {
  const referral = buildReferral({ referrer_email: newEmail('agent'), ...overrides });
  await db
    .collection('referrals')
    .doc(referral.id)
    .set({ ...toDocument(referral), ...stored });
  return referral;
}
