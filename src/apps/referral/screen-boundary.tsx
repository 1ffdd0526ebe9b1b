import { Component, type ReactNode } from 'react';
import { log } from '@/logging/log';
import { MessagePage } from '@/ui/message-page';
import { PlainButton } from '@/ui/plain-button';

interface ScreenBoundaryState {
  readonly failed: boolean;
}

/** Where a screen could not be loaded or shown: says so, and offers to load it anew. */
export class ScreenBoundary extends Component<{ readonly children: ReactNode }, ScreenBoundaryState> {
  override state: ScreenBoundaryState = { failed: false };

  static getDerivedStateFromError(): ScreenBoundaryState {
    return { failed: true };
  }

  override componentDidCatch(cause: unknown): void {
    log.error('a screen could not be shown', cause);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <MessagePage
        icon="refresh"
        title="This screen could not be loaded"
        actions={
          <PlainButton type="button" onClick={() => location.reload()}>
            Load it again
          </PlainButton>
        }
      >
        <p>
          The connection may have failed, or a new version came out. What you wrote is kept on this device.
        </p>
      </MessagePage>
    );
  }
}
