import { Component, type ReactNode } from 'react';
import { CallOrWrite } from '@/features/client-forms/call-or-write';
import { log } from '@/logging/log';
import { PlainButton } from '@/ui/plain-button';
import { MessagePage } from '@/ui/message-page';

interface FormsBoundaryState {
  readonly failed: boolean;
}

/** Where a form could not be loaded or shown: says so, and offers to load it anew. */
export class FormsBoundary extends Component<{ readonly children: ReactNode }, FormsBoundaryState> {
  override state: FormsBoundaryState = { failed: false };

  static getDerivedStateFromError(): FormsBoundaryState {
    return { failed: true };
  }

  override componentDidCatch(cause: unknown): void {
    log.error('a form could not be shown', cause);
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
            <CallOrWrite />
          </>
        }
      >
        <p>
          The connection may have failed, or a new version came out while it was open. What you sent is safe.
        </p>
      </MessagePage>
    );
  }
}
