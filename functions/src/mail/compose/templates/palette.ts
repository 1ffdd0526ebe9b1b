import { lightColors } from '@domain/brand/colors';

/** The brand's light colors; mail clients don't support CSS variables. */
export const palette = lightColors;

export const fontFamily =
  "'Bricolage Grotesque', ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
