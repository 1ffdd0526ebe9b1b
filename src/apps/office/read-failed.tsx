import Button from '@mui/material/Button';
import type { ReadFailure } from '@/firebase/documents/read-boundary';
import { EmptyState } from '@/ui/empty-state';

interface ReadFailedProps extends ReadFailure {
  /** What could not be read. */
  readonly what?: string;
}

/** In place of what could not be read. */
export function ReadFailed({ refused, retry, what = 'this list' }: ReadFailedProps) {
  return (
    <EmptyState
      title={`We couldn’t load ${what}`}
      action={
        <Button variant="outlined" color="inherit" onClick={retry}>
          Try again
        </Button>
      }
    >
      {refused
        ? 'The server refused it. If your access was just changed, sign out and sign in again.'
        : 'The server didn’t send it. Nothing is lost. Try again in a moment.'}
    </EmptyState>
  );
}
