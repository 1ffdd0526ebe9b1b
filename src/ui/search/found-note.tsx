import { styled } from '@mui/material/styles';
import { useConnection } from '@/offline/connectivity';

const Note = styled('p')(({ theme }) => ({
  margin: '0 0 12px',
  fontSize: '0.875rem',
  color: theme.vars.palette.text.secondary,
}));

interface FoundNoteProps {
  readonly count: number;
  /** There may be more than were looked through. */
  readonly orMore: boolean;
}

/** How many a search has found so far, also for screen readers, and how far it went. */
export function FoundNote({ count, orMore }: FoundNoteProps) {
  const { connected } = useConnection();
  return (
    <Note role="status">
      {count} found{orMore && ' so far'}
      {connected ? '.' : ' on this device. You are offline: there may be more on the server.'}
    </Note>
  );
}
