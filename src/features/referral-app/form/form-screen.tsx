import { referralScreens } from '@domain/business/routes';
import { MessagePage } from '@/ui/message-page';
import { ButtonLink } from '@/ui/button-link';
import { CallUs } from '@/ui/call-us';
import { useGoTo } from '../navigation/use-go-to';
import { useAddress } from '../navigation/navigate';
import { ScreenLoading } from '../screen-loading';
import { ReferralForm } from './referral-form';
import { useStartingEntry } from './use-starting-entry';

/** The form, once its initial content is loaded. */
export function FormScreen() {
  const named = useAddress().query.get('entry');
  // Another entry gets a new form.
  return <StartedForm key={named} named={named} />;
}

function StartedForm({ named }: { readonly named: string | null }) {
  const goTo = useGoTo();
  const start = useStartingEntry(named);
  if (start === null) return <ScreenLoading />;
  if (start.kind !== 'sent') return <ReferralForm start={start} />;
  return (
    <MessagePage
      icon="check"
      title="This referral was sent"
      actions={
        <ButtonLink href={referralScreens.tracker} onClick={goTo}>
          Track Referrals
        </ButtonLink>
      }
    >
      <p>
        You can’t change it here anymore. If something in it is wrong, call us at <CallUs />.
      </p>
    </MessagePage>
  );
}
