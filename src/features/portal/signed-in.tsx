import { business } from '@domain/business/business';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/ui/button-link';
import { MessagePage } from '@/ui/message-page';
import { PlainButton } from '@/ui/plain-button';
import { PortalPage } from './portal-page';
import { useLeavePortal } from './session/use-leave-portal';
import { usePortal } from './use-portal';

/** The portal of whoever is signed in. */
export function SignedIn({ loading }: { readonly loading: ReactNode }) {
  const { view, retry, more } = usePortal();
  const { leaving, leave } = useLeavePortal();
  if (view.state === 'loading') return loading;
  if (view.state === 'ready') return <PortalPage portal={view.portal} onMore={more} />;
  return (
    <MessagePage
      icon="cloud-off"
      title="We could not reach the server"
      actions={
        <>
          <PlainButton type="button" onClick={retry}>
            Try again
          </PlainButton>
          <PlainButton type="button" look="quiet" disabled={leaving} onClick={leave}>
            Logout
          </PlainButton>
          <ButtonLink look="quiet" href={`tel:${business.phone.e164}`}>
            Call {business.phone.display}
          </ButtonLink>
        </>
      }
    >
      <p>Your bookings and reports are safe. This page tries again once there is a connection.</p>
    </MessagePage>
  );
}
