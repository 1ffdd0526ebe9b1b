import { referralScreens } from '@domain/business/routes';
import { styled } from '@mui/material/styles';
import { Icon } from '@/ui/icon';
import { useGoTo } from '../navigation/use-go-to';
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

/** The number of referrals on this device, in the app bar; a link to them. */
export function OutboxCount() {
  const goTo = useGoTo();
  const { waiting, refused, missed } = useReferralEntries();
  if (waiting + refused + missed === 0) return null;
  const words = [
    waiting > 0 && `${waiting} waiting`,
    refused > 0 && `${refused} to correct`,
    missed > 0 && `${missed} to check`,
  ].filter(Boolean);
  const alerts = refused + missed > 0;
  return (
    <Pill href={referralScreens.tracker} onClick={goTo} data-refused={alerts || undefined}>
      <Icon name={alerts ? 'alert' : 'cloud'} size={18} />
      {words.join(', ')}
    </Pill>
  );
}
