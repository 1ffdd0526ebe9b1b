import type { ReferralTotals } from '@domain/referral/track-referrals';
import { dollars } from '@domain/text/dollars';
import { styled } from '@mui/material/styles';
import { useRewardsShown } from '../rewards/use-rewards-shown';

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
  gap: '16px 12px',
  margin: 0,
  '& div': { display: 'grid', gap: 2 },
  '& dt': { order: 1, fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, fontSize: '1.5rem', fontWeight: 700, lineHeight: 1.2 },
}));

/** The totals of the caller's own referrals, with money only for those who can earn it or have. */
export function TrackerTotals({ totals }: { readonly totals: ReferralTotals }) {
  const { referred, inspected, earned, paid } = totals;
  const rewards = useRewardsShown();
  const money = earned > 0 || rewards;
  return (
    <List aria-label="Your totals">
      <div>
        <dt>Referred</dt>
        <dd>{referred}</dd>
      </div>
      <div>
        <dt>Inspected</dt>
        <dd>{inspected}</dd>
      </div>
      {money && (
        <>
          <div>
            <dt>Earned</dt>
            <dd>{dollars(earned)}</dd>
          </div>
          <div>
            <dt>Paid</dt>
            <dd>{dollars(paid)}</dd>
          </div>
        </>
      )}
    </List>
  );
}
