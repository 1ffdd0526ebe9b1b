import type { ReactNode } from 'react';
import { ErrorBoundary } from './error-boundary';
import { MessagePage } from './message-page';
import { PlainButton } from './plain-button';

interface LoadBoundaryProps {
  readonly thing: 'page' | 'screen';
  /** The likely reason, and what is not lost. */
  readonly reason: string;
  /** Other actions, besides loading the page again. */
  readonly otherWays?: ReactNode;
  readonly children: ReactNode;
}

/** Error boundary of a page: says that its code could not be loaded or shown, and offers to load it again. */
export function LoadBoundary({ thing, reason, otherWays, children }: LoadBoundaryProps) {
  const notLoaded = (
    <MessagePage
      icon="refresh"
      title={`We couldn’t load this ${thing}`}
      actions={
        <>
          <PlainButton type="button" onClick={() => location.reload()}>
            Reload page
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
