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
  untouched: 'What you write is kept on this device',
  saved: 'Saved on this device',
  saving: 'Saving...',
  refused: 'This device cannot keep it. Do not close this page.',
  overtaken: 'Not saved: changed in another tab',
};

/** Whether what was typed is on the device. */
export function SavedLine({ state }: { readonly state: DraftState }) {
  const failed = state === 'refused' || state === 'overtaken';
  return (
    <Line role="status" data-failed={failed || undefined}>
      <Icon name={failed ? 'alert' : 'check'} size={18} />
      {words[state]}
    </Line>
  );
}
