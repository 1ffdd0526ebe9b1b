import { cardRadius } from '@domain/brand/measures';
import type { ThemeComponents } from './baseline';

/** Surfaces: no shadows except on floating ones. */
export const surfaces: ThemeComponents = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiDialog: { styleOverrides: { paper: { borderRadius: cardRadius, boxShadow: 'var(--floating-shadow)' } } },
  MuiPopover: {
    styleOverrides: { paper: { borderRadius: cardRadius, boxShadow: 'var(--floating-shadow)' } },
  },
  MuiDrawer: { styleOverrides: { paper: { borderRadius: 0 } } },
  MuiTabs: { styleOverrides: { indicator: { height: 3, borderRadius: 2 } } },
  MuiTab: {
    styleOverrides: { root: ({ theme }) => ({ minHeight: 48, color: theme.vars.palette.text.secondary }) },
  },
  MuiAlert: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: cardRadius,
        border: `1px solid ${theme.vars.palette.divider}`,
        backgroundColor: theme.vars.palette.background.paper,
        color: theme.vars.palette.text.primary,
        fontSize: '0.9375rem',
        lineHeight: 1.5,
      }),
    },
  },
};
