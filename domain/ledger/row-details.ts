import type { Instant } from '../firestore/instant';
import { jobReference } from '../job/job-reference';
import type { StoredJob } from '../job/job-record';
import { referenceOf } from '../text/reference';
import type { LedgerRow } from './ledger-row';

/** What a row about nothing in particular has. */
export const bareRow = {
  booking_id: null,
  report_id: null,
  referral_id: null,
  reference: '',
  customer_id: null,
  name: '',
  erased: false,
  source: '',
  service: '',
  inspector_id: null,
  method: '',
  provider_id: null,
  cents: 0,
  waived_cents: 0,
  applied: true,
  imported: false,
} as const satisfies Partial<LedgerRow>;

/** What a row says of its job. */
export function detailsOfJob(
  bookingId: string,
  job: Pick<StoredJob<Instant>, 'customer_id' | 'customer' | 'service_type' | 'inspector_id' | 'created_at'>,
) {
  return {
    booking_id: bookingId,
    reference: jobReference(job.created_at.toDate().toISOString()),
    customer_id: job.customer_id,
    name: job.customer.name,
    service: job.service_type,
    inspector_id: job.inspector_id,
  };
}

interface PaidReward<At> {
  readonly referral_id: string;
  readonly booking_id: string;
  readonly referrer_name: string;
  /** US dollars. */
  readonly amount: number;
  readonly settled_at: At;
}

/** The row of a reward that was paid out. */
export function rewardRow<At>(reward: PaidReward<At>): LedgerRow<At> {
  const { referral_id, booking_id, referrer_name: name, amount, settled_at: at } = reward;
  const cents = -Math.round(amount * 100);
  const reference = referenceOf(referral_id);
  return { ...bareRow, kind: 'reward', referral_id, booking_id, reference, name, cents, applied: false, at };
}
