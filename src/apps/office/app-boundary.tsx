import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { EmptyState } from '@/ui/empty-state';
import { ErrorBoundary } from '@/ui/error-boundary';

/** Where a part of the office could not be loaded or shown: says so, and offers to load it anew. */
export function AppBoundary({ children }: { readonly children: ReactNode }) {
  return (
    <ErrorBoundary what="a part of the office" fallback={<NotLoaded />}>
      {children}
    </ErrorBoundary>
  );
}

function NotLoaded() {
  return (
    <main style={{ minHeight: '100dvh', display: 'grid', alignContent: 'center' }}>
      <EmptyState
        title="This page could not be loaded"
        action={
          <Button variant="contained" onClick={() => location.reload()}>
            Load it again
          </Button>
        }
      >
        The connection may have failed, or a new version came out while it was open. What you saved is safe.
      </EmptyState>
    </main>
  );
}
