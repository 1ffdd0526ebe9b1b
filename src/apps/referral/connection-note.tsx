import { styled } from '@mui/material/styles';
import { useConnection } from '@/offline/connectivity';
import { CoreIcon } from '@/ui/core-icon';

const Note = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'center',
  gap: 8,
  padding: '6px 16px',
  fontSize: '0.875rem',
  lineHeight: 1.4,
  background: theme.vars.palette.status.pending.ground,
  color: theme.vars.palette.status.pending.main,
}));

/** Says so while there is no connection. */
export function ConnectionNote() {
  const { connected } = useConnection();
  return (
    <div role="status">
      {!connected && (
        <Note>
          <CoreIcon name="cloud-off" size={18} />
          <span>No connection: referrals wait on this device.</span>
        </Note>
      )}
    </div>
  );
}
