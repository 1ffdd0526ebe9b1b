import type { CustomerSnapshot } from '../job/job';
import { comparedDetail, customerDetailFields } from './customer-differences';

/** The office's correction of a client's details. */
export interface ClientCorrection {
  readonly before: CustomerSnapshot;
  readonly after: CustomerSnapshot;
}

const fields = ['name', 'email', 'phone', 'address'] as const;
type Field = (typeof fields)[number];

/** The fields that a correction changes, in the order of the form. */
export function correctedFields({ before, after }: ClientCorrection): readonly Field[] {
  return fields.filter((field) => before[field] !== after[field]);
}

/** The corrected values of the fields that a correction changes. */
export function correctedValues(correction: ClientCorrection): Partial<CustomerSnapshot> {
  return Object.fromEntries(correctedFields(correction).map((field) => [field, correction.after[field]]));
}

/** The correction of the email address alone, for copies that keep everything else. */
export function emailCorrection({ before, after }: ClientCorrection): ClientCorrection {
  return { before, after: { ...before, email: after.email } };
}

/** Whether two descriptions of a client are the same to the letter. */
export function isSameClient(one: CustomerSnapshot, other: CustomerSnapshot): boolean {
  return correctedFields({ before: one, after: other }).length === 0;
}

/**
 * A copy of the client's details after a correction. A detail follows where the copy said the same, in any spelling, as
 * what was corrected; a job for another property or booked under another name keeps its own. The email address always
 * follows, because the copy belongs to its customer.
 * @returns the same object if nothing changes
 */
export function correctedCopy<Copy extends CustomerSnapshot>(
  copy: Copy,
  { before, after }: ClientCorrection,
): Copy {
  const following = customerDetailFields.filter(
    (field) =>
      before[field] !== after[field] &&
      copy[field] !== after[field] &&
      comparedDetail(field, copy[field]) === comparedDetail(field, before[field]),
  );
  const email = before.email === after.email ? copy.email : after.email;
  if (following.length === 0 && email === copy.email) return copy;
  return { ...copy, ...Object.fromEntries(following.map((field) => [field, after[field]])), email };
}
