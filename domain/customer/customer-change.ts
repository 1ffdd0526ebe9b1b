import type { CustomerChoice } from './customer-choice';
import {
  customerDetailFields,
  customerDifferences,
  isSameDetails,
  type CustomerDetails,
} from './customer-differences';
import { AppError } from '../errors/app-error';
import type { CustomerSnapshot } from '../job/job';

/**
 * The fields to write to the customer's record when a request becomes a job. For a new customer all of them; for a
 * known one the office's choice, otherwise only fields that were empty.
 * @throws AppError `invalid-input` if the record differs from the request and has changed since the office saw it.
 */
export function customerChange(
  stored: CustomerDetails | undefined,
  client: CustomerSnapshot,
  choice: CustomerChoice | undefined,
): Partial<CustomerSnapshot> {
  if (!stored) return client;
  const { name, phone, address } = stored;
  const known = { name, phone, address };
  const differences = customerDifferences(known, client);
  if (differences.length > 0 && choice && !(choice.seen && isSameDetails(choice.seen, known))) {
    const sentence = `The record for ${client.email} has changed or wasn’t on your screen. Compare it again, then choose what to keep.`;
    throw new AppError('invalid-input', 'customer changed meanwhile', sentence, {
      fields: { customer: sentence },
    });
  }
  const taken = customerDetailFields.filter(
    (field) => known[field] === '' || (choice?.keep === 'asked' && differences.includes(field)),
  );
  return Object.fromEntries(taken.map((field) => [field, client[field]]));
}
