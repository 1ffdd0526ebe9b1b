import { addDays } from '@domain/time/calendar-date';
import { buildReferral } from '../../testing/factories/build-referral';
import { toDocument } from '../../testing/factories/to-document';
import type { Inspection } from './happening';
import { instant, office, type Living } from './living';

export const referralIdOf = ({ id }: Pick<Inspection, 'id'>) => `referral-of-${id}`;

/** Stores the referral that led to the inspection's job, if there was one. */
export async function refer(
  { db }: Living,
  inspected: Inspection,
  client: { readonly name: string },
): Promise<void> {
  const { person, phone, address, date, referral } = inspected;
  if (referral === null) return;
  const record = buildReferral({
    id: referralIdOf(inspected),
    referrer_name: 'Ada Keller',
    referrer_email: referral.referrer,
    reward_amount: referral.cents / 100,
    ...{ client_name: client.name, client_email: person, client_phone: phone, client_address: address },
    ...{ booking_id: `job-of-${inspected.id}`, progress: 'completed' },
    created_at: instant(addDays(date, -3), '09:00').toISOString(),
  });
  await db.collection('referrals').doc(record.id).set(toDocument(record));
}

/** The office pays out the reward, if one is to be paid. */
export async function payReward(living: Living, inspected: Inspection): Promise<void> {
  const rewardId = referralIdOf(inspected);
  const reward = await living.db.collection('rewards').doc(rewardId).get();
  if (reward.get('state') !== 'earned') return;
  await office(living, 'office-reward-settle', { rewardId, state: 'paid', note: 'Gift card' });
}
