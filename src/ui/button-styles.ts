import { disabledOpacity, mainButton, outline, quietButton, ring, smallRadius } from '@domain/brand/measures';
import type { CSSObject, Theme } from '@mui/material/styles';

export interface ButtonLook {
  /** main: the primary action. quiet: outlined. text: underlined, for what is rarely wanted. bare: only an icon. */
  look?: 'main' | 'quiet' | 'text' | 'bare';
}

/** Styles of a button, or of a link that looks like one. */
export function buttonStyles({ theme, look = 'main' }: ButtonLook & { readonly theme: Theme }): CSSObject {
  return {
    ...theme.typography.button,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 8,
    boxSizing: 'border-box',
    minWidth: 44,
    minHeight: quietButton.height,
    margin: 0,
    padding: look === 'bare' ? 0 : quietButton.padding,
    border: `${outline}px solid ${look === 'quiet' ? theme.vars.palette.fieldLine : 'transparent'}`,
    borderRadius: smallRadius,
    cursor: 'pointer',
    color: 'inherit',
    backgroundColor: 'transparent',
    textDecoration: 'none',
    transition: 'background-color 150ms',
    '&:hover': { backgroundColor: theme.vars.palette.band },
    ...(look === 'text' && {
      padding: '8px',
      fontWeight: 400,
      color: theme.vars.palette.text.secondary,
      textDecoration: 'underline',
    }),
    ...(look === 'main' && {
      minHeight: mainButton.height,
      padding: mainButton.padding,
      fontSize: mainButton.fontSize,
      color: theme.vars.palette.primary.contrastText,
      backgroundColor: theme.vars.palette.primary.main,
      '&:hover': { backgroundColor: theme.vars.palette.primary.dark },
    }),
    '&:focus-visible': {
      outline: `${ring}px solid ${theme.vars.palette.secondary.main}`,
      outlineOffset: ring,
    },
    '&:disabled': { opacity: disabledOpacity, cursor: 'not-allowed' },
  };
}
