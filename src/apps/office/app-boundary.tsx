import type { ReactNode } from 'react';
import { ErrorBoundary } from '@/ui/error-boundary';
import { NotLoaded } from './not-loaded';

/** Error boundary of the office: says that a page could not be loaded or shown, and offers to load it again. */
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
