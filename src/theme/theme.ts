import { createTheme, type Shadows } from '@mui/material/styles';
import { baseline } from './baseline';
import { darkColors, lightColors } from '@domain/brand/colors';
import { smallRadius } from '@domain/brand/measures';
import { controls } from './controls';
import { palette } from './palette';
import { surfaces } from './surfaces';
import { typography } from './typography';

/** The shadow of all floating surfaces; others have a hairline border. */
const floating = 'var(--floating-shadow)';
const shadows = ['none', ...Array.from({ length: 24 }, () => floating)] as Shadows;

/**
 * The theme. Colors are CSS variables that follow `prefers-color-scheme`, so that documents switch scheme without a
 * script. In styles, read them from `theme.vars.palette`.
 */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'media' },
  colorSchemes: {
    light: { palette: palette(lightColors) },
    dark: { palette: palette(darkColors) },
  },
  spacing: 8,
  shape: { borderRadius: smallRadius },
  breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } },
  typography,
  shadows,
  motion: { reducedMotion: 'system' },
  focusVisible: { outline: '2px solid var(--mui-palette-secondary-main)', outlineOffset: 2 },
  components: { ...baseline, ...controls, ...surfaces },
});
