/** A code of the embedded font: a glyph of the subset, and the text it maps back to. */
export interface FontCode {
  readonly code: number;
  readonly text: string;
  /** Thousandths of the font size. */
  readonly width: number;
}

/** Maximum entries per block in the CMap format. */
const blockLength = 100;

/** The CMap with which PDF readers turn codes back into text. */
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
