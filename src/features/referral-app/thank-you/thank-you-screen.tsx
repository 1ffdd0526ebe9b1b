import { referralScreens } from '@domain/business/routes';
import { promisesOf } from '@domain/settings/promises-of';
import { styled } from '@mui/material/styles';
import { useConnection } from '@/offline/connectivity';
import { useEntry } from '@/offline/use-entry';
import { ButtonLink } from '@/ui/button-link';
import { CoreIcon } from '@/ui/core-icon';
import { MessagePage } from '@/ui/message-page';
import { Notice } from '@/ui/notice';
import { useGoTo } from '../navigation/use-go-to';
import { useAddress } from '../navigation/navigate';
import { MissedReferralChange } from '../outbox/missed-referral-change';
import { clientOf } from '../outbox/client-of';
import { OutboxItem } from '../outbox/outbox-item';
import { useRewardsShown } from '../rewards/use-rewards-shown';
import { ScreenLoading } from '../screen-loading';
import { ThankYouNext } from './thank-you-next';
import type { OutboxEntry } from '@/offline/outbox-entry';
import { useSettings } from '@/settings/use-settings';
import { isRefused } from '../outbox/is-refused';

const Screen = styled('div')({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: '1fr auto',
  gap: 24,
  '& .standing': { display: 'grid', gap: 24, alignContent: 'center' },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& .actions': { display: 'grid', gap: 8 },
});

const titles: Record<Exclude<ReferralStanding, 'loading'>, string> = {
  sent: 'Thank you',
  waiting: 'Not sent yet',
  refused: 'It needs a correction',
  unknown: 'This referral is no longer on this device',
};

/** The state of the referral that was just submitted, live. */
export function ThankYouScreen() {
  const goTo = useGoTo();
  const { query, state } = useAddress();
  const id = query.get('referral');
  const entry = useEntry(id ?? '');
  const { offline } = useConnection();
  const { referralContact } = promisesOf(useSettings().promises);
  const money = useRewardsShown();
  const standing = referralStanding(id === null ? 'none-named' : entry, state.sent === true);
  if (standing === 'loading') return <ScreenLoading />;
  const held = entry && standing !== 'sent' ? entry : null;
  const missed = entry?.missed ?? state.missed;
  const client = state.client ?? (entry ? clientOf(entry).name : '');
  const title = standing === 'waiting' && offline ? 'Saved on this device' : titles[standing];
  return (
    <Screen>
      <div className="standing">
        <div role="status">
          <MessagePage
            icon={standing === 'sent' ? 'check' : offline ? 'cloud-off' : 'send'}
            title={title}
            {...(standing === 'sent' && { tone: 'done' as const })}
          >
            {standing === 'sent' && (
              <p>
                We have your referral{client && ` for ${client}`}. {referralContact}
              </p>
            )}
            {standing === 'waiting' && (
              <p>
                {offline
                  ? 'We don’t have it yet. We’ll send it once you’re back online. Nothing is lost if you close this app.'
                  : 'It’s saved on this device, and we’ll keep trying to send it. Nothing is lost if you close this app.'}
              </p>
            )}
            {standing === 'refused' && <p>It stays on this device until you correct it.</p>}
            {standing === 'unknown' && (
              <p>It was sent, or someone removed it. Track Referrals shows what we have.</p>
            )}
          </MessagePage>
          {missed && (
            <Notice tone="error" style={{ marginTop: 24 }}>
              <CoreIcon name="alert" />
              <div>
                <MissedReferralChange missed={missed} />
              </div>
            </Notice>
          )}
        </div>
        {held !== null && (
          <ul>
            <OutboxItem entry={held} />
          </ul>
        )}
        {standing === 'sent' && <ThankYouNext money={money} />}
      </div>
      <div className="actions">
        <ButtonLink href={referralScreens.tracker} onClick={goTo}>
          Track Referrals
        </ButtonLink>
        <ButtonLink look="quiet" href={referralScreens.home} onClick={goTo}>
          Submit Another Referral
        </ButtonLink>
      </div>
    </Screen>
  );
}

/** unknown: the device no longer has the entry. */
type ReferralStanding = 'loading' | 'sent' | 'waiting' | 'refused' | 'unknown';

/**
 * The state of a submitted referral. `entry` is its outbox entry (`undefined` while loading, `null` for none);
 * `sent`: the server had confirmed it before the screen was shown.
 */
function referralStanding(
  entry: OutboxEntry | null | undefined | 'none-named',
  sent: boolean,
): ReferralStanding {
  if (entry === 'none-named') return sent ? 'sent' : 'unknown';
  if (entry === undefined) return 'loading';
  if (entry === null) return 'unknown';
  if (entry.state === 'sent') return 'sent';
  return isRefused(entry) ? 'refused' : 'waiting';
}
