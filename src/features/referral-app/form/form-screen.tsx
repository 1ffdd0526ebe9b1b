import { referralScreens } from '@domain/business/routes';
import { MessagePage } from '@/ui/message-page';
import { ButtonLink } from '@/ui/button-link';
import { goTo } from '../navigation/go-to';
import { useAddress } from '../navigation/navigate';
import { ScreenLoading } from '../screen-loading';
import { ReferralForm } from './referral-form';
import { useStartingEntry } from './use-starting-entry';

/** The form, once it is known what stands in it. */
export function FormScreen() {
  const named = useAddress().query.get('entry');
  // Another entry is another form.
  return <StartedForm key={named} named={named} />;
}

function StartedForm({ named }: { readonly named: string | null }) {
  const start = useStartingEntry(named);
  if (start === null) return <ScreenLoading />;
  if (start.kind !== 'locked') return <ReferralForm start={start} />;
  return (
    <MessagePage
      icon="send"
      title="It may be on its way"
      actions={
        <ButtonLink href={referralScreens.tracker} onClick={goTo}>
          Track Referrals
        </ButtonLink>
      }
    >
      <p>This referral can no longer be changed here. If something in it is wrong, please call us.</p>
    </MessagePage>
  );
}
