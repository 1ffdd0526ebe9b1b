import Button from '@mui/material/Button';
import type { ReadFailure } from '@/firebase/read-boundary';
import { EmptyState } from '@/ui/empty-state';

/** In place of a list that could not be read. */
export function ReadFailed({ refused, retry }: ReadFailure) {
  return (
    <EmptyState
      title="This list could not be loaded"
      action={
        <Button variant="outlined" color="inherit" onClick={retry}>
          Try again
        </Button>
      }
    >
      {refused
        ? 'The server refused it. If your access was changed a moment ago, sign out and in again.'
        : 'The server did not send it. Nothing is lost: try again in a moment.'}
    </EmptyState>
  );
}
