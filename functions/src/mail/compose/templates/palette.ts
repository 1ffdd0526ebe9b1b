import { lightColors } from '@domain/brand/colors';
import { fonts } from '@domain/brand/font-families';
import { textFonts, type TextFontName } from '@domain/brand/text-fonts';

/** The brand's light colors; mail clients don't support CSS variables. */
export const palette = lightColors;

/** Written into attributes, so the quotes are single ones. Mail clients need the older names of system fonts. */
const mailFonts: Readonly<Record<TextFontName, string>> = {
  system: "ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif",
  humanist: textFonts.humanist.replaceAll('"', "'"),
  serif: textFonts.serif.replaceAll('"', "'"),
};

/** Emails load no font: they have the heading font only where it is installed. */
export const fontFamily = `'${fonts.heading}', ${mailFonts[fonts.text]}`;
