import { deflateSync } from 'node:zlib';
import type { PDFContext, PDFRef } from 'pdf-lib';
import type { FontFace } from './font-face';
import type { ShapedGlyph, ShapedText } from './shaped-text';
import { points } from './points';
import { toUnicodeMap, type FontCode } from './to-unicode-map';

/**
 * A subset of a font, with the glyphs that one document uses. pdf-lib's own embedding parses the font and shapes each
 * string again for every document, and maps a glyph shared by two characters back to the first.
 */
export class EmbeddedFont {
  /** Glyph ids by code; glyph 0 of every font is the one for missing characters. */
  private readonly glyphIds = [0];
  private readonly codes = new Map<string, FontCode>();
  private readonly written = new Map<ShapedText, string>();

  constructor(
    readonly face: FontFace,
    /** Its name in a page's resources. */
    readonly resource: string,
  ) {}

  get used(): boolean {
    return this.codes.size > 0;
  }

  /** The operand of TJ at `size` points, without its brackets. */
  operand(text: ShapedText, size: number): string {
    const known = this.written.get(text);
    if (known !== undefined) return known;
    const operand = text.glyphs.map((glyph) => this.glyphOperand(glyph, size)).join('');
    // Raised accents depend on the font size, so they are not cached.
    if (text.glyphs.every(({ dy }) => dy === 0)) this.written.set(text, operand);
    return operand;
  }

  private glyphOperand(glyph: ShapedGlyph, size: number): string {
    const { dx, dy, width, advance } = glyph;
    const code = this.codeOf(glyph).code.toString(16).padStart(4, '0');
    const back = dx + width - advance;
    const placed = `${dx === 0 ? '' : -dx}<${code}>${back === 0 ? '' : back}`;
    if (dy === 0) return placed;
    return `] TJ ${points((dy * size) / 1000)} Ts [${placed}] TJ 0 Ts [`;
  }

  private codeOf({ id, text, width }: ShapedGlyph): FontCode {
    const key = `${id}:${text}`;
    const known = this.codes.get(key);
    if (known) return known;
    // A glyph used for a second text is embedded again, so that each maps back to its own text.
    const made = { code: this.glyphIds.push(id) - 1, text, width };
    this.codes.set(key, made);
    return made;
  }

  async embed(context: PDFContext): Promise<PDFRef> {
    const { PDFString } = await import('pdf-lib');
    const { font } = this.face;
    const scale = 1000 / font.unitsPerEm;
    const codes = [...this.codes.values()];
    const file = this.face.file.subset(this.glyphIds);
    const name = `${subsetTag(this.resource)}+${font.postscriptName}`;
    const { minX, minY, maxX, maxY } = font.bbox;
    const descriptor = context.register(
      context.obj({
        Type: 'FontDescriptor',
        FontName: name,
        // Symbolic, because the codes are the subset's own.
        Flags: 4,
        FontBBox: [minX, minY, maxX, maxY].map((value) => value * scale),
        ItalicAngle: font.italicAngle,
        Ascent: font.ascent * scale,
        Descent: font.descent * scale,
        CapHeight: font.capHeight * scale,
        XHeight: font.xHeight * scale,
        StemV: 80,
        FontFile2: context.register(
          context.stream(deflateSync(file), { Filter: 'FlateDecode', Length1: file.length }),
        ),
      }),
    );
    const descendant = context.register(
      context.obj({
        Type: 'Font',
        Subtype: 'CIDFontType2',
        BaseFont: name,
        CIDToGIDMap: 'Identity',
        CIDSystemInfo: {
          Registry: PDFString.of('Adobe'),
          Ordering: PDFString.of('Identity'),
          Supplement: 0,
        },
        FontDescriptor: descriptor,
        // Codes count from 1, in the order of creation.
        W: [1, codes.map(({ width }) => width)],
      }),
    );
    return context.register(
      context.obj({
        Type: 'Font',
        Subtype: 'Type0',
        BaseFont: name,
        Encoding: 'Identity-H',
        DescendantFonts: [descendant],
        ToUnicode: context.register(
          context.stream(deflateSync(toUnicodeMap(codes)), { Filter: 'FlateDecode' }),
        ),
      }),
    );
  }
}

/** The six-letter tag that distinguishes a document's font subsets, as PDF requires. */
function subsetTag(resource: string): string {
  const number = Number(resource.replace(/\D/g, ''));
  return `PAPER${String.fromCharCode(65 + number)}`;
}
