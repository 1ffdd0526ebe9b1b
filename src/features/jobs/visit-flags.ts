import type { Booking } from '@domain/job/booking';
import type { AccessFlag } from '@domain/questionnaire/access-flags';

/** The flags that still matter to a visit: none once it is over or off. */
export function visitFlags({
  status,
  access_flags,
}: Pick<Booking, 'status' | 'access_flags'>): readonly AccessFlag[] {
  return status === 'completed' || status === 'cancelled' ? [] : access_flags;
}
