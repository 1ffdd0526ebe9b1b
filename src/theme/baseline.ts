import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';
import { darkColors, lightColors } from '@domain/brand/colors';

export type ThemeComponents = Components<Omit<Theme, 'components' | 'palette'> & CssVarsTheme>;

/** Rules for bare elements on every page. */
export const baseline: ThemeComponents = {
  MuiCssBaseline: {
    styleOverrides: {
      ':root': { '--floating-shadow': lightColors.shadow },
      '@media (prefers-color-scheme: dark)': { ':root': { '--floating-shadow': darkColors.shadow } },
      html: { scrollPaddingTop: 88, textSizeAdjust: '100%' },
      body: { fontVariantNumeric: 'tabular-nums lining-nums', overflowWrap: 'break-word' },
      a: { color: 'var(--mui-palette-secondary-main)', textUnderlineOffset: '0.2em' },
      ':focus-visible': { outline: '2px solid var(--mui-palette-secondary-main)', outlineOffset: 2 },
      p: { textWrap: 'pretty' },
      '::selection': {
        backgroundColor: 'var(--mui-palette-secondary-main)',
        color: 'var(--mui-palette-secondary-contrastText)',
      },
      '@media (prefers-reduced-motion: no-preference)': { html: { scrollBehavior: 'smooth' } },
    },
  },
};
