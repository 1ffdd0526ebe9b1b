import { styled } from '@mui/material/styles';

const tick = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23000' stroke-width='3' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='M5 12.5 10 17.5 19.5 7'/%3E%3C/svg%3E")`;

/**
 * A native radio or checkbox and its text as one click target at least 56 px high. The whole card is the input's
 * label.
 */
export const ChoiceCard = styled('label')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  gap: '0 12px',
  alignItems: 'center',
  boxSizing: 'border-box',
  minHeight: 56,
  padding: '12px 16px',
  borderRadius: 4,
  border: `1px solid ${theme.vars.palette.fieldLine}`,
  backgroundColor: theme.vars.palette.background.paper,
  cursor: 'pointer',
  transition: 'background-color 150ms, border-color 150ms',
  '&:hover': { borderColor: theme.vars.palette.text.primary },
  '& input': {
    appearance: 'none',
    display: 'grid',
    placeContent: 'center',
    boxSizing: 'border-box',
    width: 24,
    height: 24,
    margin: 0,
    border: `2px solid ${theme.vars.palette.fieldLine}`,
    backgroundColor: theme.vars.palette.background.paper,
    cursor: 'inherit',
    '&:focus-visible': { outline: 'none' },
  },
  '& input[type="radio"]': {
    borderRadius: '50%',
    '&:checked': { border: `7px solid ${theme.vars.palette.secondary.main}` },
  },
  '& input[type="checkbox"]': {
    borderRadius: 4,
    '&:checked': {
      borderColor: theme.vars.palette.secondary.main,
      backgroundColor: theme.vars.palette.secondary.main,
    },
    '&:checked::before': {
      content: '""',
      width: 18,
      height: 18,
      backgroundColor: theme.vars.palette.secondary.contrastText,
      mask: `${tick} center / contain no-repeat`,
    },
  },
  // Shows the native control, because Windows' high contrast mode overrides the styles that show the choice.
  '@media (forced-colors: active)': { '& input': { appearance: 'auto' } },
  '&:has(:checked)': {
    borderColor: theme.vars.palette.secondary.main,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.secondary.main}`,
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.secondary.main} 7%, ${theme.vars.palette.background.paper})`,
  },
  '&:has(:focus-visible)': { outline: `2px solid ${theme.vars.palette.secondary.main}`, outlineOffset: 2 },
  '&:has(:disabled)': { cursor: 'default', opacity: 0.7 },
  '&[data-error]': { borderColor: theme.vars.palette.error.main },
  '& .hint': {
    gridColumn: 2,
    fontSize: '0.9375rem',
    lineHeight: 1.45,
    color: theme.vars.palette.text.secondary,
  },
  // Beside a taller card, the text stays together at the top.
  '&:has(.hint)': { alignContent: 'start' },
  '& .required': { color: theme.vars.palette.primary.main },
}));
