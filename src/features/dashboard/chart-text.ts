import type { Theme } from '@mui/material/styles';

/** Font and muted color of a chart's text. */
export function chartText(theme: Theme) {
  return {
    fontFamily: theme.typography.fontFamily ?? '',
    fontSize: 14,
    fill: theme.vars.palette.text.secondary,
  };
}
