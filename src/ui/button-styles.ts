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
    minHeight: 44,
    margin: 0,
    padding: look === 'bare' ? 0 : '8px 20px',
    border: `1px solid ${look === 'quiet' ? theme.vars.palette.fieldLine : 'transparent'}`,
    borderRadius: 4,
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
      minHeight: 52,
      padding: '12px 28px',
      fontSize: '1.0625rem',
      color: theme.vars.palette.primary.contrastText,
      backgroundColor: theme.vars.palette.primary.main,
      '&:hover': { backgroundColor: theme.vars.palette.primary.dark },
    }),
    '&:focus-visible': { outline: `2px solid ${theme.vars.palette.secondary.main}`, outlineOffset: 2 },
    '&:disabled': { opacity: 0.55, cursor: 'not-allowed' },
  };
}
