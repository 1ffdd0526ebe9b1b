import type { ReferrerKind } from '../business/rewards';
import type { LedgerSource } from './ledger-row';

interface Known {
  /** The kind of the referrer; null without a referral. */
  readonly referrer: ReferrerKind | null;
  /** Whether the client had a job before this one. */
  readonly returns: boolean;
  /** Whether the job came from the booking form. */
  readonly booked: boolean;
}

/** Where a job's client came from. A referral counts first, because its referrer is paid for it. */
export function sourceOfJob({ referrer, returns, booked }: Known): LedgerSource {
  if (referrer !== null) return referrer === 'home-inspector' ? 'partner' : 'referral';
  if (returns) return 'return';
  return booked ? 'site' : 'office';
}
