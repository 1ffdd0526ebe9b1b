import type { Job } from '@domain/job/job';
import type { Referral } from '@domain/referral/referral';
import type { BookingRequest } from '@domain/request/booking-request';
import { buildJob } from '../../../tools/testing/factories/build-job';
import { buildRequest } from '../../../tools/testing/factories/build-request';
import { buildReferral } from '../../../tools/testing/factories/build-referral';
import { toDocument } from '../../../tools/testing/factories/to-document';
import { db } from './admin-sdk';
import { newEmail } from './new-contact';
import { storeJob } from './store-job';

/** Stores a request of a new client. */
export async function seedRequest(overrides: Partial<BookingRequest> = {}): Promise<BookingRequest> {
  const request = buildRequest({ email: newEmail('client'), ...overrides });
  await db.collection('leads').doc(request.id).set(toDocument(request));
  return request;
}

/** Stores a job of a new client. */
export async function seedJob(overrides: Partial<Job> = {}, stored: object = {}): Promise<Job> {
  const template = buildJob();
  const customer = { ...template.customer, email: newEmail('client') };
  const job = buildJob({ customer, ...overrides });
  await storeJob(job, stored);
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
