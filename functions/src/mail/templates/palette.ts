import { lightColours } from '@domain/brand/colours';

/** The identity's light colours; mail programs know no variables. */
export const palette = lightColours;

export const fontFamily =
  "'Bricolage Grotesque', ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
