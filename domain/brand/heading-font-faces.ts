import { fallbackFamily, fonts } from './font-families';
import { headingFonts } from './heading-fonts';

/** `@font-face` rules for the heading font at `address` and for the local fallback shown until it loads. */
export function headingFontFaces(address: string): string {
  const { size, ascent, descent } = headingFonts[fonts.heading].fallback;
  return (
    `@font-face{font-family:"${fonts.heading}";font-weight:600 800;font-display:swap;src:url(${address}) format("woff2")}` +
    `@font-face{font-family:"${fallbackFamily}";font-weight:600 800;src:local("Arial Bold"),local("Arial-BoldMT"),local("Liberation Sans Bold"),local("Roboto Bold");` +
    `size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`
  );
}
