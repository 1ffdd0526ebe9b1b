import { cityOf } from '@domain/area/city-of';
import { business } from '@domain/business/business';
import { withIsoMoments } from '@domain/firestore/with-iso-moments';
import { initialsOf } from '@domain/referral/mask-referral';
import { mayChooseReward } from '@domain/referral/choose-reward';
import type { Referral } from '@domain/referral/referral';
import { isEstimated, referralStatus } from '@domain/referral/referral-status';
import { referralTimeline } from '@domain/referral/referral-timeline';
import type { FullReferral, RewardView, TrackedReferral } from '@domain/referral/track-referrals';
import { calendarDateIn } from '@domain/time/calendar-date';
import { readTogether } from '../platform/read-together';
import { settingsNow } from '../platform/settings-now';
import { toIso } from '../platform/to-iso';
import type { KnownReferral } from '../records/referral/stored-referral';
import { rewards } from '../records/reward/stored-reward';
import { isOwn } from './is-own';
import type { Tracker } from './tracker';

/** What the tracker shows of each referral: the caller's own in full with their rewards, the others masked. */
export async function trackedRows(
  found: readonly KnownReferral[],
  tracker: Tracker,
  now: Date,
): Promise<TrackedReferral[]> {
  const own = await fullRows(
    found.filter((referral) => isOwn(referral, tracker)),
    now,
  );
  const full = new Map(own.map((row) => [row.id, row]));
  return found.map((stored) => {
    const row = full.get(stored.id);
    if (row) return row;
    const referral = withIsoMoments(stored);
    const { cities } = settingsNow().area;
    return {
      kind: 'masked',
      initials: initialsOf(referral.client_name),
      city: cityOf(cities, referral.client_address) ?? business.state,
      ...shownOf(referral, now),
    };
  });
}

/** What a referrer is shown of their own referrals, with the rewards. */
export async function fullRows(found: readonly KnownReferral[], now: Date): Promise<FullReferral[]> {
  const rewards = await rewardsOf(found.map(({ id }) => id));
  return found.map(withIsoMoments).map((referral) => {
    const reward = rewards.get(referral.id) ?? null;
    return {
      kind: 'full',
      id: referral.id,
      client_name: referral.client_name,
      client_phone: referral.client_phone,
      client_email: referral.client_email,
      client_address: referral.client_address,
      additional_notes: referral.additional_notes,
      ...shownOf(referral, now),
      timeline: referralTimeline(referral, business.timeZone, now),
      reward,
      preferred_reward: referral.preferred_reward,
      may_choose: mayChooseReward(settingsNow().rewards, referral, reward?.state ?? null),
    };
  });
}

function shownOf(
  referral: Pick<Referral, 'created_at' | 'progress'> & Parameters<typeof referralStatus>[0],
  now: Date,
) {
  const status = referralStatus(referral, business.timeZone, now);
  return {
    date: calendarDateIn(business.timeZone, new Date(referral.created_at)),
    status,
    estimated: isEstimated(referral.progress, status),
  };
}

async function rewardsOf(ids: readonly string[]): Promise<Map<string, RewardView>> {
  if (ids.length === 0) return new Map();
  const stored = await readTogether(ids.map((id) => rewards().doc(id)));
  return new Map(
    stored.flatMap((snapshot) => {
      const reward = snapshot.data();
      if (!reward) return [];
      const { state, amount, settled_at: settled, earned_at: earned } = reward;
      return [[snapshot.id, { state, amount, changed_at: toIso(settled ?? earned) }]];
    }),
  );
}
