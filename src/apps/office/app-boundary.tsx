import Button from '@mui/material/Button';
import { Component, type ReactNode } from 'react';
import { EmptyState } from '@/ui/empty-state';

interface AppBoundaryState {
  readonly failed: boolean;
}

/** Where a part of the office could not be loaded or shown: says so, and offers to load it anew. */
export class AppBoundary extends Component<{ readonly children: ReactNode }, AppBoundaryState> {
  override state: AppBoundaryState = { failed: false };

  static getDerivedStateFromError(): AppBoundaryState {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
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
}
