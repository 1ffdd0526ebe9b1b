import { mailboxOf } from '../contact/mailbox-of';
import { addressSpellings, propertyKey } from '../contact/property-key';
import type { MarkedClient } from './client-mark-values';
import type { RewardCheck } from './reward-checks';

/** A kind of mark and its normalized value, by which a rewarded client is recognized later. */
export interface LikenessMark {
  readonly mark: 'mailbox' | 'property' | 'address';
  readonly value: string;
}

/** The marks by which a client resembles another: the mailbox behind an email address, and the unit of a property. */
interface LikenessMarks {
  readonly mailboxes: readonly LikenessMark[];
  readonly properties: readonly LikenessMark[];
  /** One spelling each, for claims from before those of properties existed. */
  readonly spellings: readonly LikenessMark[];
}

export function likenessMarks(clients: readonly MarkedClient[]): LikenessMarks {
  const marks = (mark: LikenessMark['mark'], valuesOf: (client: MarkedClient) => readonly string[]) =>
    [...new Set(clients.flatMap(valuesOf))].filter((value) => value !== '').map((value) => ({ mark, value }));
  return {
    mailboxes: marks('mailbox', ({ email }) => [mailboxOf(email)]),
    properties: marks('property', ({ address }) => [propertyKey(address)]),
    spellings: marks('address', ({ address }) => addressSpellings(address)),
  };
}

/** The referrals whose clients were rewarded under the same marks; null for none. */
interface Earlier {
  readonly byEmail: string | null;
  readonly byAddress: string | null;
}

interface Likeness {
  readonly checks: readonly RewardCheck[];
  /** The referral whose rewarded client this one resembles; null for none. */
  readonly referralId: string | null;
  /** Whether this client claims mailbox and property. An earlier client's claim stays. */
  readonly claims: { readonly mailboxes: boolean; readonly properties: boolean };
}

/** Whether a client resembles one already rewarded, which the office reviews before it pays the reward. */
export function likenessOf({ byEmail, byAddress }: Earlier): Likeness {
  const checks: RewardCheck[] = [];
  if (byEmail !== null) checks.push('known-email');
  if (byAddress !== null) checks.push('known-address');
  return {
    checks,
    referralId: byEmail ?? byAddress,
    claims: { mailboxes: byEmail === null, properties: byAddress === null },
  };
}
