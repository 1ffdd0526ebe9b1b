import { styled } from '@mui/material/styles';
import { CoreIcon } from '@/ui/core-icon';
import { Notice } from '@/ui/notice';

const Line = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  margin: 0,
  fontSize: '0.9375rem',
  color: theme.vars.palette.text.secondary,
}));

interface SavedNoticeProps {
  readonly stored: boolean;
  /** Whether there is anything to store. */
  readonly shown: boolean;
}

/** Says whether the typed answers are stored on the device. */
export function SavedNotice({ stored, shown }: SavedNoticeProps) {
  if (!stored) {
    return (
      <Notice tone="error" role="status">
        <CoreIcon name="alert" />
        <p>This device can’t save what you type. Please submit before you close this page.</p>
      </Notice>
    );
  }
  if (!shown) return null;
  return (
    <Line>
      <CoreIcon name="check-circle" size={18} />
      Your answers are saved on this device.
    </Line>
  );
}
