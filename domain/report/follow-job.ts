import { object, string, type InferType } from 'yup';
import { contactLimits } from '../contact/fields';
import type { Job } from '../job/job';
import { followChanges } from '../office/follow-changes';

const stated = string().max(contactLimits.address).defined().default('');

/** A job's client and address in the words of a report's form. */
export const reportClientSchema = object({
  clientName: stated,
  clientEmail: stated,
  propertyAddress: stated,
});
export type ReportClient = InferType<typeof reportClientSchema>;

export function reportClientOf({ customer }: Pick<Job<unknown>, 'customer'>): ReportClient {
  return { clientName: customer.name, clientEmail: customer.email, propertyAddress: customer.address };
}

const followed = ['clientName', 'clientEmail', 'propertyAddress'] as const;

/**
 * The report's fields, with the job's current client and address where they still say what the job said when the report
 * was begun. What was typed instead stays.
 */
export function followJob<Form extends ReportClient>(
  form: Form,
  begunFor: ReportClient,
  job: ReportClient,
): Form {
  const known = followed.filter((name) => job[name] !== '');
  return followChanges(form, known, { before: begunFor, now: job });
}
