import type { RewardPicture } from '@domain/business/facts';
import { referralScreens } from '@domain/business/routes';
import { rewardsOfferedAt } from '@domain/settings/offered-rewards';
import { hoursInWords } from '@domain/text/counted';
import { dollars } from '@domain/text/dollars';
import { numberInWords } from '@domain/text/number-in-words';
import { styled } from '@mui/material/styles';
import { useSettings } from '@/settings/use-settings';
import { IconShape } from '@/ui/icon-shape';
import { ButtonLink } from '@/ui/button-link';
import { useNow } from '@/ui/use-now';
import { useGoTo } from '../navigation/use-go-to';
import { OwnRewards } from './own-rewards';

/** Drawn on the product's 24 px icon grid, in its stroke width. */
const rewardIcons: Record<RewardPicture, string> = {
  meal: 'M7 12v9M4 3v6a3 3 0 0 0 6 0V3M7 3v6M17 21v-7M17 14h-3c0-6 1-9.5 3-11v11Z',
  shopping: 'M5 8h14l1 13H4L5 8ZM8.5 8V6.5a3.5 3.5 0 0 1 7 0V8',
  payment: 'M7 2.5h10v19H7zM11 18.5h2M9.5 8.5h5l-2-2M14.5 12h-5l2 2',
  discount:
    'M18 6 6 18M8 10a2.2 2.2 0 1 0 0-4.4A2.2 2.2 0 0 0 8 10ZM16 18.4a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4Z',
};

const Screen = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 32,
  '& h2': { ...theme.typography.h5, margin: 0 },
  '& p': { margin: 0 },
  '& .amount': { ...theme.typography.h1, margin: 0, color: theme.vars.palette.primary.main },
  '& > section': { display: 'grid', gap: 12 },
  '& .options': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
    gap: 8,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  '& .options li': {
    display: 'grid',
    gap: 8,
    alignContent: 'start',
    padding: 16,
    borderRadius: 12,
    border: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
    fontWeight: 600,
    lineHeight: 1.3,
  },
  '& .options svg': { color: theme.vars.palette.secondary.main },
  '& .rules': { display: 'grid', gap: 8, margin: 0, paddingInlineStart: 20 },
}));

/** The reward for a referral, its rules, and the rewards of this device's referrals. */
export function RewardsScreen() {
  const goTo = useGoTo();
  const { rewards } = useSettings();
  const options = rewardsOfferedAt(rewards, new Date(useNow()));
  return (
    <Screen>
      <section>
        <p className="amount">{dollars(rewards.amount)}</p>
        <p>for each client you refer, once their inspection is completed and paid.</p>
      </section>
      <OwnRewards />
      <section aria-labelledby="options">
        <h2 id="options">
          {options.length === 1 ? 'Your reward' : `Choose one of ${numberInWords(options.length)}`}
        </h2>
        <ul className="options">
          {options.map(({ value, label, picture }) => (
            <li key={value}>
              <IconShape path={rewardIcons[picture]} size={24} />
              {label}
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="rules">
        <h2 id="rules">The rules</h2>
        <ul className="rules">
          <li>
            Rewards are processed within {hoursInWords(rewards.processingHours)} after the inspection is
            completed and paid.
          </li>
          <li>Each client can be referred once.</li>
          <li>Rewards are only for completed inspections.</li>
          <li>The options rotate monthly.</li>
        </ul>
      </section>
      <ButtonLink href={referralScreens.form} onClick={goTo}>
        Start New Referral
      </ButtonLink>
    </Screen>
  );
}
