import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCharCode(from + index)).join('');

/** The characters of headings: English, accents in names, and typographic marks. */
export const headingCharacters = `${range(0x20, 0x7e)}áéíóúñüçèêëïôöäåÁÉÍÓÚÑÜÇ–—‘’“”…·•→×`;

export const headingFontBudget = 18_000;

/**
 * The heading font as one WOFF2 file with a single weight and optical size and Latin letters only. @throws
 * Error if it exceeds the budget in bytes.
 */
export async function headingFont(): Promise<Buffer> {
  const file = createRequire(import.meta.url).resolve(
    '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
  );
  const font = await subsetFont(await readFile(file), headingCharacters, {
    targetFormat: 'woff2',
    variationAxes: { wght: 700, opsz: 36 },
  });
  if (font.length > headingFontBudget) {
    throw new Error(`The heading font has ${font.length} bytes; its budget is ${headingFontBudget}.`);
  }
  return font;
}
