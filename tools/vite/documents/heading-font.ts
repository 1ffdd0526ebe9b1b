import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { fonts } from '../../../domain/brand/font-families';
import { headingFonts, type HeadingFontName } from '../../../domain/brand/heading-fonts';

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCharCode(from + index)).join('');

/** The characters of headings: English, accents in names, and typographic marks. */
export const headingCharacters = `${range(0x20, 0x7e)}áéíóúñüçèêëïôöäåÁÉÍÓÚÑÜÇ–—‘’“”…·•→×`;

export const headingFontBudget = 18_000;

/**
 * The heading font as one WOFF2 file with a single weight and optical size and Latin letters only. @throws
 * Error if it exceeds the budget in bytes.
 */
export async function headingFont(family: HeadingFontName = fonts.heading): Promise<Buffer> {
  const { id, file: axes } = headingFonts[family];
  const file = createRequire(import.meta.url).resolve(
    `@fontsource-variable/${id}/files/${id}-latin-${axes}-normal.woff2`,
  );
  const font = await subsetFont(await readFile(file), headingCharacters, {
    targetFormat: 'woff2',
    variationAxes: axes === 'opsz' ? { wght: 700, opsz: 36 } : { wght: 700 },
  });
  if (font.length > headingFontBudget) {
    throw new Error(`${family} has ${font.length} bytes; its budget is ${headingFontBudget}.`);
  }
  return font;
}
