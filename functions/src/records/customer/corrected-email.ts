import type { Transaction } from 'firebase-admin/firestore';
import type { Job } from '@domain/job/job';
import { readable } from '../../platform/readable';
import { editsFrom } from './customer-edit';
import { customerIdOf } from './customer-id';

/**
 * A job's report with the job's email address, if the office has corrected the report's since, which a draft on a device
 * may still have. Otherwise, and for a report without a job, the report as it is. Reads only.
 */
export async function withCorrectedEmail<Form extends { readonly clientEmail: string }>(
  transaction: Transaction,
  form: Form,
  job: Pick<Job, 'customer' | 'customer_id'> | undefined,
): Promise<Form> {
  const from = customerIdOf(form.clientEmail);
  if (!job || from === job.customer_id) return form;
  const moves = readable((await transaction.get(editsFrom(from))).docs);
  const isCorrected = moves.some(({ stored }) => stored.to === job.customer_id);
  return isCorrected ? { ...form, clientEmail: job.customer.email } : form;
}
