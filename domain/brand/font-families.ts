import { brand } from '@business/brand';
import { textFonts } from './text-fonts';

/** The names of the chosen business's fonts. */
export const { fonts } = brand;

/** The local font with adjusted metrics that headings have until the chosen one loads, so that nothing shifts. */
export const fallbackFamily = 'Heading Fallback';

/** Values of `font-family`. */
export const headingFamily = `"${fonts.heading}", "${fallbackFamily}", system-ui, sans-serif`;
export const textFamily: string = textFonts[fonts.text];
