import { normalizeEmail } from '../contact/email';
import { mailboxOf } from '../contact/mailbox-of';
import { nameKey } from '../contact/name-key';
import { toE164 } from '../contact/phone';
import { propertyKey } from '../contact/property-key';
import type { MarkedClient } from './client-mark-values';

/**
 * Why a reward must be reviewed before it is paid: the referrer resembles the client, or the client resembles one
 * already rewarded under a different spelling of email address or unit.
 */
export const rewardChecks = [
  'same-name',
  'same-email',
  'like-email',
  'same-phone',
  'same-address',
  'known-email',
  'known-address',
] as const;
export type RewardCheck = (typeof rewardChecks)[number];

export interface NamedPerson extends MarkedClient {
  readonly name: string;
}

/** The checks by which the referrer matches the client of the referral or the job. Empty fields never match. */
export function selfReferralChecks(
  referrer: NamedPerson,
  clients: readonly NamedPerson[],
): readonly RewardCheck[] {
  const same = (keyOf: (person: NamedPerson) => string) => {
    const own = keyOf(referrer);
    return own !== '' && clients.some((client) => keyOf(client) === own);
  };
  const sameEmail = same(({ email }) => normalizeEmail(email));
  const found: Partial<Record<RewardCheck, boolean>> = {
    'same-name': same(({ name }) => nameKey(name)),
    'same-email': sameEmail,
    'like-email': !sameEmail && same(({ email }) => mailboxOf(email)),
    'same-phone': same(({ phone }) => toE164(phone) ?? ''),
    'same-address': same(({ address }) => propertyKey(address)),
  };
  return rewardChecks.filter((check) => found[check]);
}
