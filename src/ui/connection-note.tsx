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

/** Shows its children, what having no connection means here, while there is none. */
export function ConnectionNote({ children }: { readonly children: ReactNode }) {
  const { connected } = useConnection();
  return (
    <div role="status">
      {!connected && (
        <Note>
          <CoreIcon name="cloud-off" size={18} />
          <span>{children}</span>
        </Note>
      )}
    </div>
  );
}
