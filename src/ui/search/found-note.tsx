import { styled } from '@mui/material/styles';
import { useConnection } from '@/offline/connectivity';

const Note = styled('p')(({ theme }) => ({
  margin: '0 0 12px',
  fontSize: '0.875rem',
  color: theme.vars.palette.text.secondary,
}));

interface FoundNoteProps {
  readonly count: number;
  /** Whether there may be more than were searched. */
  readonly orMore: boolean;
}

/** The number of results so far, also announced to screen readers, and whether the search was complete. */
export function FoundNote({ count, orMore }: FoundNoteProps) {
  const { offline } = useConnection();
  return (
    <Note role="status">
      {count} found{orMore && ' so far'}
      {offline ? ' on this device. You’re offline, so there may be more on the server.' : '.'}
    </Note>
  );
}
