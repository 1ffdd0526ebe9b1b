import { referralScreens } from '@domain/business/routes';
import { styled } from '@mui/material/styles';
import { Icon } from '@/ui/icon';
import { goTo } from '../navigation/go-to';
import { useReferralEntries } from './use-referral-entries';

const Pill = styled('a')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  boxSizing: 'border-box',
  minWidth: 44,
  minHeight: 44,
  padding: '0 12px',
  borderRadius: 22,
  fontSize: '0.875rem',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  color: theme.vars.palette.status.pending.main,
  backgroundColor: theme.vars.palette.status.pending.ground,
  '&[data-refused]': {
    color: theme.vars.palette.status.cancelled.main,
    backgroundColor: theme.vars.palette.status.cancelled.ground,
  },
}));

/** How many referrals are still on this device, in the app's bar; it leads to them. */
export function OutboxCount() {
  const { waiting, refused } = useReferralEntries();
  if (waiting + refused === 0) return null;
  const words = [waiting > 0 && `${waiting} waiting`, refused > 0 && `${refused} to correct`].filter(Boolean);
  return (
    <Pill href={referralScreens.tracker} onClick={goTo} data-refused={refused > 0 || undefined}>
      <Icon name={refused > 0 ? 'alert' : 'cloud'} size={18} />
      {words.join(', ')}
    </Pill>
  );
}
