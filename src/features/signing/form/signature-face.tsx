import GlobalStyles from '@mui/material/GlobalStyles';
import latin from '@fontsource/dancing-script/files/dancing-script-latin-500-normal.woff2?url';
import latinExtended from '@fontsource/dancing-script/files/dancing-script-latin-ext-500-normal.woff2?url';

const name = 'Dancing Script';

/** The font of a typed signature, with fallbacks for characters that it doesn't have. */
export const signatureFont = `"${name}", "Snell Roundhand", "Segoe Script", cursive`;

const face = (file: string, range: string) =>
  `@font-face{font-family:"${name}";font-weight:500;font-display:swap;src:url(${file}) format("woff2");unicode-range:${range}}`;

const faces =
  face(latin, 'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC') +
  face(
    latinExtended,
    'U+0100-0130, U+0132-0151, U+0154-02BA, U+02BD-02C5, U+1E00-1E9F, U+1EF2-1EFF, U+2C60-2C7F',
  );

/** The browser loads the font when its first letter is rendered. */
export function SignatureFace() {
  return <GlobalStyles styles={faces} />;
}

/** Preloads the font. */
export function warmSignatureFace(): void {
  // ignored: until it loads, the name is shown in a fallback font
  document.fonts?.load(`500 32px "${name}"`).catch(() => undefined);
}
