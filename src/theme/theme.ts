import { createTheme, type Shadows } from '@mui/material/styles';
import { baseline } from './baseline';
import { darkColours, lightColours } from '@domain/brand/colours';
import { controls } from './controls';
import { palette } from './palette';
import { surfaces } from './surfaces';
import { typography } from './typography';

/** Whatever floats has the same shadow; what lies on the page has a hairline instead. */
const floating = 'var(--floating-shadow)';
const shadows = ['none', ...Array.from({ length: 24 }, () => floating)] as Shadows;

/**
 * The one theme. Colours are CSS variables that follow `prefers-color-scheme`, so that documents change
 * scheme without a script: in styles, read them from `theme.vars.palette`.
 */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'media' },
  colorSchemes: {
    light: { palette: palette(lightColours) },
    dark: { palette: palette(darkColours) },
  },
  spacing: 8,
  shape: { borderRadius: 4 },
  breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } },
  typography,
  shadows,
  motion: { reducedMotion: 'system' },
  focusVisible: { outline: '2px solid var(--mui-palette-secondary-main)', outlineOffset: 2 },
  components: { ...baseline, ...controls, ...surfaces },
});
