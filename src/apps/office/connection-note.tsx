import { styled } from '@mui/material/styles';
import { useConnection } from '@/offline/connectivity';
import { Icon } from '@/ui/icon';

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

/** Says so while there is no connection: the lists show what was last seen on this device. */
export function ConnectionNote() {
  const { connected } = useConnection();
  return (
    <div role="status">
      {!connected && (
        <Note>
          <Icon name="cloud-off" size={18} />
          <span>You are offline. The lists show what this device last saw, and nothing can be changed.</span>
        </Note>
      )}
    </div>
  );
}
