import {
  trackedAtMost,
  type FullReferral,
  type ReferralTotals,
  type RewardView,
  type TrackedReferral,
} from '@domain/referral/track-referrals';
import { dollars } from '@domain/text/dollars';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { StatusBadge } from '@/ui/status-badge';
import { CallUs } from '@/ui/call-us';
import { useTracker } from '../tracker/use-tracker';
import { awaitsConfirmation, notConfirmed, rewardTones, rewardWords } from './reward-words';

const Section = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  '& h2': { ...theme.typography.h5, margin: 0 },
  '& p': { margin: 0, color: theme.vars.palette.text.secondary },
  '& ul': { display: 'grid', margin: 0, padding: 0, listStyle: 'none' },
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 48,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& li span:first-of-type': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
}));

type Rewarded = FullReferral & { readonly reward: RewardView };

function isRewarded(referral: TrackedReferral): referral is Rewarded {
  return referral.kind === 'full' && referral.reward !== null;
}

const sum = (rewards: readonly Rewarded[], state: RewardView['state']) =>
  rewards.reduce((total, { reward }) => total + (reward.state === state ? reward.amount : 0), 0);

/** The rewards earned by this device's referrals. */
export function OwnRewards() {
  // Memoized, because a new object starts another request.
  const question = useMemo(() => ({}), []);
  const { view } = useTracker(question);
  return (
    <Section aria-labelledby="own-rewards">
      <h2 id="own-rewards">Your rewards</h2>
      {view.state === 'searching' && <p role="status">Loading...</p>}
      {view.state === 'failed' && (
        <p role="status">
          We couldn’t check just now. What you’ve earned is safe with us, whatever this screen shows.
        </p>
      )}
      {view.state === 'found' && (
        <Earned
          rewards={view.answer.referrals.filter(isRewarded)}
          totals={view.answer.totals}
          unconfirmed={view.answer.referrals.some((each) => each.kind === 'full' && awaitsConfirmation(each))}
        />
      )}
      {view.state === 'found' && view.answer.more && (
        <p>
          The list has your {trackedAtMost} most recent referrals. <CallUs>Call us</CallUs> about earlier
          ones.
        </p>
      )}
    </Section>
  );
}

interface EarnedProps {
  readonly rewards: readonly Rewarded[];
  /** Of all referrals, also those that are not listed; null where the server sent none. */
  readonly totals: ReferralTotals | null;
  /** Whether one of the referrals reads Completed without a confirmation. */
  readonly unconfirmed: boolean;
}

function Earned({ rewards, totals, unconfirmed }: EarnedProps) {
  if (rewards.length === 0 && !totals?.earned) {
    return (
      <p role="status">
        {unconfirmed ? notConfirmed : 'Nothing earned yet'}. Rewards for referrals sent from this device
        appear here once the inspection is completed and paid.
      </p>
    );
  }
  const paid = totals ? totals.paid : sum(rewards, 'paid');
  const earned = totals ? totals.earned - totals.paid : sum(rewards, 'earned');
  return (
    <>
      <p role="status">
        {[earned > 0 && `${dollars(earned)} on the way to you`, paid > 0 && `${dollars(paid)} paid so far`]
          .filter(Boolean)
          .join(', ')}
      </p>
      <ul>
        {rewards.map(({ id, client_name, reward }) => (
          <li key={id}>
            <span>{client_name}</span>
            <StatusBadge tone={rewardTones[reward.state]}>{rewardWords(reward)}</StatusBadge>
          </li>
        ))}
      </ul>
    </>
  );
}
