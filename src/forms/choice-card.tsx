import { choice, outline, ring, smallRadius, tick } from '@domain/brand/measures';
import { styled } from '@mui/material/styles';

/**
 * A native radio or checkbox and its text as one click target at least 56 px high. The whole card is the input's
 * label.
 */
export const ChoiceCard = styled('label')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `${choice.box}px minmax(0, 1fr)`,
  gap: '0 12px',
  alignItems: 'center',
  boxSizing: 'border-box',
  minHeight: choice.height,
  padding: choice.padding,
  borderRadius: smallRadius,
  border: `${outline}px solid ${theme.vars.palette.fieldLine}`,
  backgroundColor: theme.vars.palette.background.paper,
  cursor: 'pointer',
  transition: 'background-color 150ms, border-color 150ms',
  '&:hover': { borderColor: theme.vars.palette.text.primary },
  '& input': {
    appearance: 'none',
    display: 'grid',
    placeContent: 'center',
    boxSizing: 'border-box',
    width: choice.box,
    height: choice.box,
    margin: 0,
    border: `${choice.boxOutline}px solid ${theme.vars.palette.fieldLine}`,
    backgroundColor: theme.vars.palette.background.paper,
    cursor: 'inherit',
    '&:focus-visible': { outline: 'none' },
  },
  '& input[type="radio"]': {
    borderRadius: '50%',
    '&:checked': { border: `7px solid ${theme.vars.palette.secondary.main}` },
  },
  '& input[type="checkbox"]': {
    borderRadius: smallRadius,
    '&:checked': {
      borderColor: theme.vars.palette.secondary.main,
      backgroundColor: theme.vars.palette.secondary.main,
    },
    '&:checked::before': {
      content: '""',
      width: tick.width,
      height: tick.height,
      marginTop: -tick.line,
      border: `solid ${theme.vars.palette.secondary.contrastText}`,
      borderWidth: `0 ${tick.line}px ${tick.line}px 0`,
      rotate: '45deg',
    },
  },
  // Shows the native control, because Windows' high contrast mode overrides the styles that show the choice.
  '@media (forced-colors: active)': { '& input': { appearance: 'auto' } },
  '&:has(:checked)': {
    borderColor: theme.vars.palette.secondary.main,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.secondary.main}`,
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.secondary.main} 7%, ${theme.vars.palette.background.paper})`,
  },
  '&:has(:focus-visible)': {
    outline: `${ring}px solid ${theme.vars.palette.secondary.main}`,
    outlineOffset: ring,
  },
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
