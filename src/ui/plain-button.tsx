import { styled } from '@mui/material/styles';

interface PlainButtonProps {
  /** main: the one action of its place. quiet: an outline. bare: an icon alone. */
  look?: 'main' | 'quiet' | 'bare';
}

/**
 * A button that looks like MUI's, without the machinery for ripples and loading states: for what public pages load
 * on demand, where each kilobyte is budgeted.
 */
export const PlainButton = styled('button', {
  shouldForwardProp: (prop) => prop !== 'look',
})<PlainButtonProps>(({ theme, look = 'main' }) => ({
  ...theme.typography.button,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minWidth: 44,
  minHeight: 44,
  margin: 0,
  padding: look === 'bare' ? 0 : '8px 20px',
  border: `1px solid ${look === 'quiet' ? theme.vars.palette.fieldLine : 'transparent'}`,
  borderRadius: 4,
  cursor: 'pointer',
  color: 'inherit',
  backgroundColor: 'transparent',
  transition: 'background-color 150ms',
  '&:hover': { backgroundColor: theme.vars.palette.band },
  ...(look === 'main' && {
    minHeight: 52,
    padding: '12px 28px',
    fontSize: '1.0625rem',
    color: theme.vars.palette.primary.contrastText,
    backgroundColor: theme.vars.palette.primary.main,
    '&:hover': { backgroundColor: theme.vars.palette.primary.dark },
  }),
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.secondary.main}`, outlineOffset: 2 },
  '&:disabled': { opacity: 0.55, cursor: 'not-allowed' },
}));
