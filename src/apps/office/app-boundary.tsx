import type { ReactNode } from 'react';
import { ErrorBoundary } from '@/ui/error-boundary';
import { NotLoaded } from './not-loaded';

/** Where a page of the office could not be loaded or shown: says so, and offers to load it anew. */
export function AppBoundary({ children }: { readonly children: ReactNode }) {
  const notLoaded = (
    <main style={{ minHeight: '100dvh', display: 'grid', alignContent: 'center' }}>
      <NotLoaded />
    </main>
  );
  return (
    <ErrorBoundary what="a part of the office" fallback={notLoaded}>
      {children}
    </ErrorBoundary>
  );
}
