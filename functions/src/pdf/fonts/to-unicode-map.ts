/** A code of the embedded font: a glyph of the subset, and what it is read back as. */
export interface FontCode {
  readonly code: number;
  readonly text: string;
  /** Thousandths of the font's size. */
  readonly width: number;
}

/** The format allows so many entries in one block. */
const blockLength = 100;

/** The CMap by which a reader turns codes back into text. */
export function toUnicodeMap(codes: readonly Pick<FontCode, 'code' | 'text'>[]): string {
  const entries = codes.map(({ code, text }) => `<${hex(code)}> <${utf16(text)}>`);
  const blocks = Array.from({ length: Math.ceil(entries.length / blockLength) }, (_, index) =>
    entries.slice(index * blockLength, (index + 1) * blockLength),
  );
  return [
    '/CIDInit /ProcSet findresource begin',
    '12 dict begin',
    'begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Adobe-Identity-UCS def',
    '/CMapType 2 def',
    '1 begincodespacerange',
    '<0000> <ffff>',
    'endcodespacerange',
    ...blocks.flatMap((block) => [`${block.length} beginbfchar`, ...block, 'endbfchar']),
    'endcmap',
    'CMapName currentdict /CMap defineresource pop',
    'end',
    'end',
  ].join('\n');
}

const hex = (unit: number) => unit.toString(16).padStart(4, '0');

function utf16(text: string): string {
  let units = '';
  for (let index = 0; index < text.length; index++) units += hex(text.charCodeAt(index));
  return units;
}
