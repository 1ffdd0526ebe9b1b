import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useConnection } from '@/offline/connectivity';
import { CoreIcon } from './core-icon';

const Note = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'center',
  gap: 8,
  padding: '8px 16px',
  fontSize: '0.9375rem',
  background: theme.vars.palette.status.pending.ground,
  color: theme.vars.palette.status.pending.main,
}));

/**
 * Shows its children, which explain being offline, while offline; shows another note where the server doesn't
 * respond.
 */
export function ConnectionNote({ children }: { readonly children: ReactNode }) {
  const { connected, offline } = useConnection();
  return (
    <div role="status">
      {!connected && (
        <Note>
          <CoreIcon name={offline ? 'cloud-off' : 'alert'} size={18} />
          <span>{offline ? children : 'Our server isn’t answering right now. We’ll keep trying.'}</span>
        </Note>
      )}
    </div>
  );
}
