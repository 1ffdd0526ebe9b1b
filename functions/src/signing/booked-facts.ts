import type { SigningType } from '@domain/legal/legal-text';
import { signingFacts, type SigningFacts } from '@domain/legal/signing-facts';
import type { StoredJob } from '../records/job/stored-job';

/** The facts of a stored job that a document of this type states. */
export function bookedFacts(type: SigningType, job: StoredJob): SigningFacts {
  return signingFacts(type, {
    property_address: job.customer.address,
    appointment_agreed: job.status !== 'pending',
    scheduled_date: job.scheduled_date,
    total_price: job.total_price,
  });
}
