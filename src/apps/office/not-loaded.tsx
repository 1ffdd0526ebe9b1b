import Button from '@mui/material/Button';
import { EmptyState } from '@/ui/empty-state';

/** Shown in place of something that could not be loaded or shown. */
export function NotLoaded() {
  return (
    <EmptyState
      title="We couldn’t load this page"
      action={
        <Button variant="contained" onClick={() => location.reload()}>
          Reload page
        </Button>
      }
    >
      The connection may have failed, or a new version came out while it was open. What you saved is safe.
    </EmptyState>
  );
}
