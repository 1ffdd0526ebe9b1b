/** What the build and the fallback need to know of a font. */
export interface HeadingFont {
  /** The packages `@fontsource-variable/<id>` and `@fontsource/<id>`. */
  readonly id: string;
  /** The file of the variable package: by weight alone, or by optical size too. */
  readonly file: 'wght' | 'opsz';
  /** Adjusts Arial Bold to the font, in percent; measured on the site's own headings. */
  readonly fallback: { readonly size: number; readonly ascent: number; readonly descent: number };
}

/** The fonts that a business can choose for its headings, by family. Each is a WOFF2 file of at most 18 kB. */
export const headingFonts = {
  'Bricolage Grotesque': {
    id: 'bricolage-grotesque',
    file: 'opsz',
    fallback: { size: 99.2, ascent: 93.7, descent: 27.2 },
  },
  Figtree: { id: 'figtree', file: 'wght', fallback: { size: 96.4, ascent: 98.5, descent: 25.9 } },
  Archivo: { id: 'archivo', file: 'wght', fallback: { size: 98.3, ascent: 89.3, descent: 21.4 } },
  'Source Serif 4': {
    id: 'source-serif-4',
    file: 'opsz',
    fallback: { size: 92.9, ascent: 111.5, descent: 36 },
  },
} satisfies Readonly<Record<string, HeadingFont>>;

export type HeadingFontName = keyof typeof headingFonts;
