/** Fonts for text that are on the device already: text is the first thing shown, and its font costs no bytes. */
export const textFonts = {
  /** The device's own. */
  system: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
  humanist: 'Seravek, "Gill Sans Nova", Ubuntu, Calibri, "DejaVu Sans", "Source Sans 3", sans-serif',
  serif: 'Charter, "Bitstream Charter", "Sitka Text", Cambria, Georgia, serif',
} as const;

export type TextFontName = keyof typeof textFonts;
