import type { PaletteOptions } from '@mui/material/styles';
import type { SchemeColors } from '@domain/business/facts';

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface Palette {
    /** The background of a band across the page. */
    band: string;
    fieldLine: string;
    severity: SchemeColors['severity'];
    /** A status badge: `main` is its text color, `ground` its background. */
    status: SchemeColors['status'];
  }
  interface PaletteOptions {
    band?: string;
    fieldLine?: string;
    severity?: SchemeColors['severity'];
    status?: SchemeColors['status'];
  }
}

/** The MUI palette of one color scheme. It replaces every color of MUI's default palette. */
export function palette(colors: SchemeColors): PaletteOptions {
  const single = (main: string) => ({ main, light: main, dark: main, contrastText: colors.ground });
  return {
    primary: {
      main: colors.primary,
      light: colors.primary,
      dark: colors.primaryHover,
      contrastText: colors.onPrimary,
    },
    secondary: {
      main: colors.accent,
      light: colors.accent,
      dark: colors.accentHover,
      contrastText: colors.onAccent,
    },
    info: {
      main: colors.accent,
      light: colors.accent,
      dark: colors.accentHover,
      contrastText: colors.onAccent,
    },
    success: single(colors.severity.none),
    warning: single(colors.severity.medium),
    error: single(colors.severity.high),
    background: { default: colors.ground, paper: colors.raised },
    text: { primary: colors.text, secondary: colors.muted },
    divider: colors.hairline,
    band: colors.band,
    fieldLine: colors.fieldLine,
    severity: colors.severity,
    status: colors.status,
  };
}
