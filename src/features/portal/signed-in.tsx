import type { ReactNode } from 'react';
import { useConnection } from '@/offline/connectivity';
import { usePhone } from '@/settings/use-phone';
import { ButtonLink } from '@/ui/button-link';
import { MessagePage } from '@/ui/message-page';
import { PlainButton } from '@/ui/plain-button';
import { CallText } from '@/ui/call-text';
import { PortalPage } from './portal-page';
import { useLeavePortal } from './session/use-leave-portal';
import { usePortal } from './use-portal';

/** The portal of the signed-in customer. */
export function SignedIn({ loading }: { readonly loading: ReactNode }) {
  const { view, retry, more } = usePortal();
  const { leaving, leave } = useLeavePortal();
  const { offline } = useConnection();
  const phone = usePhone();
  if (view.state === 'loading') return loading;
  if (view.state === 'ready') return <PortalPage portal={view.portal} onMore={more} />;
  return (
    <MessagePage
      icon={offline ? 'cloud-off' : 'alert'}
      title="We can’t reach our server"
      actions={
        <>
          <PlainButton type="button" onClick={retry}>
            Try again
          </PlainButton>
          <PlainButton type="button" look="quiet" disabled={leaving} onClick={leave}>
            Logout
          </PlainButton>
          <ButtonLink look="quiet" href={`tel:${phone.e164}`}>
            Call {phone.display}
          </ButtonLink>
        </>
      }
    >
      <p>
        Your bookings and reports are safe.{' '}
        <CallText>
          {offline
            ? 'This page will try again once you’re back online.'
            : 'Please try again in a moment, or call us.'}
        </CallText>
      </p>
    </MessagePage>
  );
}
