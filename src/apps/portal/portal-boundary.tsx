import { business } from '@domain/business/business';
import { Component, type ReactNode } from 'react';
import { log } from '@/logging/log';
import { ButtonLink } from '@/ui/button-link';
import { MessagePage } from '@/ui/message-page';
import { PlainButton } from '@/ui/plain-button';

interface PortalBoundaryState {
  readonly failed: boolean;
}

/** Where the page could not be loaded or shown: says so, and offers to load it anew. */
export class PortalBoundary extends Component<{ readonly children: ReactNode }, PortalBoundaryState> {
  override state: PortalBoundaryState = { failed: false };

  static getDerivedStateFromError(): PortalBoundaryState {
    return { failed: true };
  }

  override componentDidCatch(cause: unknown): void {
    log.error('the portal could not be shown', cause);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
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
}
