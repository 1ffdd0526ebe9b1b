import { styled } from '@mui/material/styles';

/** A block of text inside a page, for what is stored, waits or was sent; with `tone="error"` for an error. */
export const Notice = styled('div', { shouldForwardProp: (prop) => prop !== 'tone' })<{
  tone?: 'calm' | 'error';
}>(({ theme, tone = 'calm' }) => ({
  '--tone': tone === 'error' ? theme.vars.palette.error.main : theme.vars.palette.secondary.main,
  display: 'flex',
  gap: 12,
  padding: '14px 16px',
  borderRadius: 4,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderLeft: '4px solid var(--tone)',
  backgroundColor: theme.vars.palette.background.default,
  '& > svg': { marginTop: 2, color: 'var(--tone)' },
  '& p': { margin: 0 },
  '& p + p': { marginTop: 4, color: theme.vars.palette.text.secondary },
  '&:focus-visible': { outlineOffset: 2 },
}));
