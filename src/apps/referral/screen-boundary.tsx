import type { ReactNode } from 'react';
import { ErrorBoundary } from '@/ui/error-boundary';
import { MessagePage } from '@/ui/message-page';
import { PlainButton } from '@/ui/plain-button';

/** Where a screen could not be loaded or shown: says so, and offers to load it anew. */
export function ScreenBoundary({ children }: { readonly children: ReactNode }) {
  return (
    <ErrorBoundary what="a screen" fallback={<NotLoaded />}>
      {children}
    </ErrorBoundary>
  );
}

function NotLoaded() {
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
      <p>The connection may have failed, or a new version came out. What you wrote is kept on this device.</p>
    </MessagePage>
  );
}
