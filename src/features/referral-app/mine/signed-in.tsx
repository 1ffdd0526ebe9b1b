import { styled } from '@mui/material/styles';
import { useConnection } from '@/offline/connectivity';
import { CallText } from '@/ui/call-text';
import { CoreIcon } from '@/ui/core-icon';
import { MoreButton } from '@/ui/more-button';
import { Notice } from '@/ui/notice';
import { PlainButton } from '@/ui/plain-button';
import { ScreenLoading } from '../screen-loading';
import { TrackedRow } from '../tracker/tracked-row';
import { TrackerTotals } from '../tracker/tracker-totals';
import { OwnAccount } from './own-account';
import { SharedReports } from './shared-reports';
import { Statements } from './statements';
import { useOwnReferrals } from './use-own-referrals';

const Screen = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 28,
  '& h2': { ...theme.typography.h5, margin: 0 },
  '& p': { margin: 0 },
  '& section': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 },
}));

const List = styled('ul')({ display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' });

/** The signed-in referrer's referrals, with what their clients shared and their statements. */
export function SignedIn() {
  const { view, retry, more } = useOwnReferrals();
  const { offline } = useConnection();
  if (view.state === 'loading') return <ScreenLoading />;
  if (view.state === 'unreachable') {
    return (
      <Screen>
        <Notice role="status">
          <CoreIcon name={offline ? 'cloud-off' : 'alert'} />
          <div>
            <p>
              <CallText>
                {offline
                  ? 'You’re offline. Your referrals are safe with us, and show here once you’re back online.'
                  : 'We couldn’t load your referrals just now. They’re safe with us. Try again in a moment, or call us.'}
              </CallText>
            </p>
            <PlainButton type="button" look="quiet" style={{ marginTop: 8 }} onClick={retry}>
              Try again
            </PlainButton>
          </div>
        </Notice>
        <OwnAccount email={null} />
      </Screen>
    );
  }
  const { rows, next, overview } = view.own;
  return (
    <Screen>
      <TrackerTotals totals={overview.totals} />
      <SharedReports shared={overview.shared} />
      <section aria-labelledby="own-referrals">
        <h2 id="own-referrals">Referrals</h2>
        <List>
          {rows.map((referral) => (
            <TrackedRow key={referral.id} referral={referral} link="" deadline={referral.deadline} />
          ))}
        </List>
        {next !== null && <MoreButton onMore={more}>Show more referrals</MoreButton>}
      </section>
      {overview.years.length > 0 && <Statements years={overview.years} />}
      <OwnAccount email={overview.email} />
    </Screen>
  );
}
