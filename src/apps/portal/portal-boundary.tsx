import { business } from '@domain/business/business';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/ui/button-link';
import { ErrorBoundary } from '@/ui/error-boundary';
import { MessagePage } from '@/ui/message-page';
import { PlainButton } from '@/ui/plain-button';

/** Where the page could not be loaded or shown: says so, and offers to load it anew. */
export function PortalBoundary({ children }: { readonly children: ReactNode }) {
  return (
    <ErrorBoundary what="the portal" fallback={<NotLoaded />}>
      {children}
    </ErrorBoundary>
  );
}

function NotLoaded() {
  return (
    <MessagePage
      icon="refresh"
      title="This page could not be loaded"
      actions={
        <>
          <PlainButton type="button" onClick={() => location.reload()}>
            Load it again
          </PlainButton>
          <ButtonLink look="quiet" href={`tel:${business.phone.e164}`}>
            Call {business.phone.display}
          </ButtonLink>
        </>
      }
    >
      <p>The connection may have failed, or a new version came out while it was open.</p>
    </MessagePage>
  );
}
