import { promises } from '@domain/business/promises';
import { referralScreens } from '@domain/business/routes';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useConnection } from '@/offline/connectivity';
import { useEntry } from '@/offline/use-entry';
import { ButtonLink } from '@/ui/button-link';
import { MessagePage } from '@/ui/message-page';
import { editTooLate } from '../form/referral-texts';
import { goTo } from '../navigation/go-to';
import { useAddress } from '../navigation/navigate';
import { OutboxItem } from '../outbox/outbox-item';
import { rewardsShownHere } from '../rewards/rewards-shown-here';
import { ScreenLoading } from '../screen-loading';
import { referralStanding, type ReferralStanding } from './referral-standing';
import { ThankYouNext } from './thank-you-next';

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
  waiting: 'Saved on this device',
  refused: 'It needs a correction',
  unknown: 'This referral is no longer on this device',
};

/** What became of the referral that was just submitted, and stays true while it changes. */
export function ThankYouScreen() {
  const { query, state } = useAddress();
  const id = query.get('referral');
  const entry = useEntry(id ?? '');
  const { connected } = useConnection();
  const [money] = useState(rewardsShownHere);
  const standing = referralStanding(id === null ? 'none-named' : entry, state.sent === true);
  if (standing === 'loading') return <ScreenLoading />;
  const held = entry && standing !== 'sent' ? entry : null;
  return (
    <Screen>
      <div className="standing">
        <div role="status">
          <MessagePage
            icon={standing === 'sent' ? 'check' : connected ? 'send' : 'cloud-off'}
            title={titles[standing]}
            {...(standing === 'sent' && { tone: 'done' as const })}
          >
            {standing === 'sent' && <p>We have your referral. {promises.referralContact}</p>}
            {standing === 'waiting' && (
              <p>
                We do not have it yet. It is sent by itself{' '}
                {connected ? 'within a minute' : 'when the connection is back'}, and nothing is lost if you
                close this app.
              </p>
            )}
            {standing === 'refused' && <p>It is kept on this device until you have corrected it.</p>}
            {standing === 'unknown' && (
              <p>It was sent, or somebody removed it. Track Referrals shows what we have.</p>
            )}
            {state.firstVersionKept && <p>{editTooLate}</p>}
          </MessagePage>
        </div>
        {held !== null && (
          <ul>
            <OutboxItem entry={held} />
          </ul>
        )}
        {standing === 'sent' && <ThankYouNext money={money} />}
      </div>
      <div className="actions">
        <ButtonLink href={referralScreens.home} onClick={goTo}>
          Submit Another Referral
        </ButtonLink>
        <ButtonLink look="quiet" href={referralScreens.tracker} onClick={goTo}>
          Track Referrals
        </ButtonLink>
      </div>
    </Screen>
  );
}
