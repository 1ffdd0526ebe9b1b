import { isOpen } from './is-open';
import type { Referral } from './referral';

type Handled = 'progress' | 'declined_at' | 'forms_booking_id';

/** Whether the office has done nothing with a referral yet, so that it still has to hear of it. */
export function referralAwaitsOffice(referral: Pick<Referral<unknown>, Handled>): boolean {
  return isOpen(referral) && referral.forms_booking_id === null;
}
