import type { ThemeComponents } from './baseline';

/** What things lie on: hairlines instead of shadows, 12 px corners on cards, one shadow for what floats. */
export const surfaces: ThemeComponents = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiCard: { defaultProps: { variant: 'outlined' }, styleOverrides: { root: { borderRadius: 12 } } },
  MuiDialog: { styleOverrides: { paper: { borderRadius: 12, boxShadow: 'var(--floating-shadow)' } } },
  MuiPopover: {
    styleOverrides: { paper: { borderRadius: 12, boxShadow: 'var(--floating-shadow)' } },
  },
  MuiDrawer: { styleOverrides: { paper: { borderRadius: 0 } } },
  MuiAppBar: {
    defaultProps: { color: 'transparent', elevation: 0 },
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.vars.palette.background.paper,
        borderBottom: `1px solid ${theme.vars.palette.divider}`,
      }),
    },
  },
  MuiTabs: { styleOverrides: { indicator: { height: 3, borderRadius: 2 } } },
  MuiTab: {
    styleOverrides: { root: ({ theme }) => ({ minHeight: 48, color: theme.vars.palette.text.secondary }) },
  },
  MuiChip: { styleOverrides: { root: { borderRadius: 4, fontWeight: 600, fontSize: '0.8125rem' } } },
  MuiAlert: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 12,
        border: `1px solid ${theme.vars.palette.divider}`,
        backgroundColor: theme.vars.palette.background.paper,
        color: theme.vars.palette.text.primary,
        fontSize: '0.9375rem',
        lineHeight: 1.5,
      }),
    },
  },
  MuiAlertTitle: {
    styleOverrides: { root: { fontSize: '1rem', fontWeight: 600, lineHeight: 1.5, marginBottom: 0 } },
  },
  MuiTooltip: {
    styleOverrides: {
      tooltip: ({ theme }) => ({
        backgroundColor: theme.vars.palette.text.primary,
        color: theme.vars.palette.background.default,
        fontSize: '0.8125rem',
      }),
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({ borderBottomColor: theme.vars.palette.divider }),
      head: { fontWeight: 600 },
    },
  },
};
