import type { ReactNode } from 'react';
import { ErrorBoundary } from './error-boundary';
import { MessagePage } from './message-page';
import { PlainButton } from './plain-button';

interface LoadBoundaryProps {
  readonly thing: 'page' | 'screen';
  /** Why it may be, and what is safe. */
  readonly reason: string;
  /** Other ways on, beside loading it anew. */
  readonly otherWays?: ReactNode;
  readonly children: ReactNode;
}

/** Where a page's own code could not be loaded or shown: says so, and offers to load it anew. */
export function LoadBoundary({ thing, reason, otherWays, children }: LoadBoundaryProps) {
  const notLoaded = (
    <MessagePage
      icon="refresh"
      title={`This ${thing} could not be loaded`}
      actions={
        <>
          <PlainButton type="button" onClick={() => location.reload()}>
            Load it again
          </PlainButton>
          {otherWays}
        </>
      }
    >
      <p>{reason}</p>
    </MessagePage>
  );
  return (
    <ErrorBoundary what={thing} fallback={notLoaded}>
      {children}
    </ErrorBoundary>
  );
}
