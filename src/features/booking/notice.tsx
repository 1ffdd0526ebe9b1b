import { styled } from '@mui/material/styles';

/** A calm block of text inside a form: what is kept, what waits, what was sent. */
export const Notice = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 12,
  padding: '14px 16px',
  borderRadius: 4,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderLeft: `4px solid ${theme.vars.palette.secondary.main}`,
  backgroundColor: theme.vars.palette.background.default,
  '& > svg': { marginTop: 2, color: theme.vars.palette.secondary.main },
  '& p': { margin: 0 },
  '& p + p': { marginTop: 4, color: theme.vars.palette.text.secondary },
  '&:focus-visible': { outlineOffset: 2 },
}));
