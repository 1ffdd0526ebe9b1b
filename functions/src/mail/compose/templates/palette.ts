import { lightColours } from '@domain/brand/colours';

/** The brand's light colors; mail clients don't support CSS variables. */
export const palette = lightColours;

export const fontFamily =
  "'Bricolage Grotesque', ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
