import type { WaitingDeadline } from '../deadline/about-to-miss';
import type { Referral } from './referral';

/** A referral's deadline, stored as `needed_by` and as '' for none. */
export function deadlineOfReferral({
  needed_by: deadline,
  forms_booking_id,
}: Pick<Referral<unknown>, 'needed_by' | 'forms_booking_id'>): WaitingDeadline {
  return { deadline, forms_booking_id };
}
