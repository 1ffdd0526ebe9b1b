import Button from '@mui/material/Button';
import { EmptyState } from '@/ui/empty-state';

/** In place of what could not be loaded or shown. */
export function NotLoaded() {
  return (
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
  );
}
