import type { Theme } from '@mui/material/styles';

/** The background of time that isn't available. */
export const hatched = (theme: Theme) => ({
  backgroundImage: `repeating-linear-gradient(135deg, ${theme.vars.palette.band} 0 6px, transparent 6px 12px)`,
});

/** A busy time, whose text stands on a plain background. */
export const busyLook = (theme: Theme) => ({
  ...hatched(theme),
  padding: 2,
  '& span': {
    display: 'inline-block',
    paddingInline: 4,
    borderRadius: 2,
    background: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.secondary,
    fontSize: '0.75rem',
  },
});
