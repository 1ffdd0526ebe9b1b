import { styled } from '@mui/material/styles';
import { Icon } from '@/ui/icon';
import type { DraftState } from './report-draft-keeper';

const Line = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  fontSize: '0.9375rem',
  color: theme.vars.palette.text.secondary,
  '&[data-failed]': { color: theme.vars.palette.error.main, fontWeight: 600 },
}));

const words: Record<DraftState, string> = {
  untouched: 'What you write is saved on this device',
  saved: 'Saved on this device',
  saving: 'Saving...',
  refused: 'This device can’t save it. Don’t close this page.',
  overtaken: 'Not saved: changed in another tab',
};

/** Says whether what was typed is stored on the device. */
export function SavedLine({ state }: { readonly state: DraftState }) {
  const failed = state === 'refused' || state === 'overtaken';
  return (
    <Line role="status" data-failed={failed || undefined}>
      <Icon name={failed ? 'alert' : 'check'} size={18} />
      {words[state]}
    </Line>
  );
}
