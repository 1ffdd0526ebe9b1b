import type { ReactNode } from 'react';
import { CallOrWrite } from '@/features/client-forms/call-or-write';
import { ErrorBoundary } from '@/ui/error-boundary';
import { MessagePage } from '@/ui/message-page';
import { PlainButton } from '@/ui/plain-button';

/** Where a form could not be loaded or shown: says so, and offers to load it anew. */
export function FormsBoundary({ children }: { readonly children: ReactNode }) {
  return (
    <ErrorBoundary what="a form" fallback={<NotLoaded />}>
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
