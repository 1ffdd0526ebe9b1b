import type { Theme } from '@mui/material/styles';

/** The text of a chart: the page's own face, and its muted colour. */
export function chartText(theme: Theme) {
  return {
    fontFamily: theme.typography.fontFamily ?? '',
    fontSize: 14,
    fill: theme.vars.palette.text.secondary,
  };
}
