import type { Timestamp, Transaction } from 'firebase-admin/firestore';
import type { Job } from '@domain/job/job';
import { clientOf } from '@domain/referral/client-of';
import { clientMarkValues } from '@domain/reward/client-mark-values';
import type { ClientKnown } from '@domain/reward/new-reward';
import { selfReferralChecks, type NamedPerson } from '@domain/reward/reward-checks';
import { customerIdOf } from '../records/customer/customer-id';
import { customers } from '../records/customer/stored-customer';
import type { KnownReferral } from '../records/referral/stored-referral';
import { prepareLikeness } from './prepare-likeness';
import { claimOf } from './reward-claim';

interface ReadClient {
  readonly known: ClientKnown;
  /** Claims the client's marks, so that they are recognized later. */
  readonly claim: (at: Timestamp) => void;
}

/** What is known of the client of a referral and its job. Reads only, before `claim`. */
export async function readClient(
  transaction: Transaction,
  referral: KnownReferral,
  { bookingId, customer }: Pick<Job, 'customer'> & { readonly bookingId: string },
): Promise<ReadClient> {
  const clients = [clientOf(referral), customer];
  const marks = clientMarkValues(clients).map(({ mark, value }) => ({
    mark,
    claim: claimOf(mark, value),
  }));
  const claims = await transaction.getAll(...marks.map(({ claim }) => claim));
  const earlier = claims.flatMap((claim) => claim.data() ?? [])[0];
  const likeness = await prepareLikeness(transaction, clients, referral.id);
  const referrer = await readReferrer(transaction, referral);
  return {
    known: {
      bookingId,
      earlierReferralId: earlier?.referral_id ?? null,
      matchedBy: marks.filter((_, index) => claims[index]?.exists).map(({ mark }) => mark),
      checks: [...selfReferralChecks(referrer, clients), ...likeness.checks],
      similarReferralId: likeness.referralId,
    },
    claim(at) {
      for (const { mark, claim } of marks) {
        transaction.create(claim, { referral_id: referral.id, mark, created_at: at });
      }
      likeness.write(at);
    },
  };
}

/** Referrers give no address, but one who was a client has one on record. */
async function readReferrer(transaction: Transaction, referral: KnownReferral): Promise<NamedPerson> {
  const own = customers().doc(customerIdOf(referral.referrer_email));
  return {
    name: referral.referrer_name,
    email: referral.referrer_email,
    phone: referral.referrer_phone,
    address: (await transaction.get(own)).data()?.address ?? '',
  };
}
