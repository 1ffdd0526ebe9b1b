import { referralScreens } from '@domain/business/routes';
import { styled } from '@mui/material/styles';
import { ButtonLink } from '@/ui/button-link';
import { Icon } from '@/ui/icon';
import { useGoTo } from '../navigation/use-go-to';
import { OutboxSummary } from '../outbox/outbox-summary';
import { useRewardsShown } from '../rewards/use-rewards-shown';
import { HowStepper } from './how-stepper';
import { QuickActions } from './quick-actions';

const Screen = styled('div')(({ theme }) => ({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Puts the buttons in the lower half, within reach of the thumb.
  gridTemplateRows: '1fr auto',
  gap: 24,
  '& .words': { display: 'grid', gap: 20, alignContent: 'center' },
  '& h1': { ...theme.typography.h2, margin: 0 },
  '& .actions': { display: 'grid', gap: 16, alignContent: 'start' },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '1fr 1fr',
    gridTemplateRows: 'none',
    gap: 64,
    alignItems: 'center',
    '& .actions': { alignContent: 'center' },
  },
}));

/** The app's home: what a referral leads to, and the button to start one. */
export function HomeScreen() {
  const goTo = useGoTo();
  const money = useRewardsShown();
  return (
    <Screen>
      <div className="words">
        <h1>Refer a client for a sewer scope</h1>
        <HowStepper money={money} />
      </div>
      <div className="actions">
        <OutboxSummary />
        <ButtonLink href={referralScreens.form} onClick={goTo}>
          <Icon name="plus" />
          Start New Referral
        </ButtonLink>
        <QuickActions money={money} />
      </div>
    </Screen>
  );
}
