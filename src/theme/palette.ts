import type { PaletteOptions } from '@mui/material/styles';
import type { SchemeColours } from '@domain/brand/colours';

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface Palette {
    /** The background of a band across the page. */
    band: string;
    fieldLine: string;
    severity: SchemeColours['severity'];
    /** A status badge: `main` is its text color, `ground` its background. */
    status: SchemeColours['status'];
  }
  interface PaletteOptions {
    band?: string;
    fieldLine?: string;
    severity?: SchemeColours['severity'];
    status?: SchemeColours['status'];
  }
}

/** The MUI palette of one color scheme. It replaces every color of MUI's default palette. */
export function palette(colours: SchemeColours): PaletteOptions {
  const single = (main: string) => ({ main, light: main, dark: main, contrastText: colours.ground });
  return {
    primary: {
      main: colours.clay,
      light: colours.clay,
      dark: colours.clayHover,
      contrastText: colours.onClay,
    },
    secondary: {
      main: colours.teal,
      light: colours.teal,
      dark: colours.tealHover,
      contrastText: colours.onTeal,
    },
    info: { main: colours.teal, light: colours.teal, dark: colours.tealHover, contrastText: colours.onTeal },
    success: single(colours.severity.none),
    warning: single(colours.severity.medium),
    error: single(colours.severity.high),
    background: { default: colours.ground, paper: colours.raised },
    text: { primary: colours.text, secondary: colours.muted },
    divider: colours.hairline,
    band: colours.band,
    fieldLine: colours.fieldLine,
    severity: colours.severity,
    status: colours.status,
  };
}
