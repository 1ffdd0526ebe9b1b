import type { Font, Glyph, GlyphPosition } from '@pdf-lib/fontkit';
import type { TrueTypeFile } from './true-type-file';
import type { ShapedGlyph, ShapedText } from './shaped-text';

/**
 * No ligatures or composition: one glyph per code point, so that each maps back to the typed text. Kerning and accent
 * placement stay enabled.
 */
const features = { liga: false, clig: false, rlig: false, calt: false, ccmp: false, locl: false };

/** Rarely reached; bounds memory in long-running processes. */
const cacheLimit = 5000;

/** A parsed font with a cache of shaped words; lives as long as the process. */
export class FontFace {
  private readonly shaped = new Map<string, ShapedText>();
  private readonly known = new Map<string, boolean>();
  private readonly scale: number;

  constructor(
    readonly font: Font,
    readonly file: TrueTypeFile,
  ) {
    this.scale = 1000 / font.unitsPerEm;
  }

  has(character: string): boolean {
    let has = this.known.get(character);
    if (has === undefined) {
      has = this.font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
      this.known.set(character, has);
    }
    return has;
  }

  covers(text: string): boolean {
    return [...text].every((character) => this.has(character));
  }

  /** `text` must be covered: missing characters come out as the font's empty box. */
  shape(text: string): ShapedText {
    const known = this.shaped.get(text);
    if (known) return known;
    if (this.shaped.size >= cacheLimit) this.shaped.clear();
    const glyphs = this.reshape(text);
    const shaped = { glyphs, width: glyphs.reduce((sum, { advance }) => sum + advance, 0) };
    this.shaped.set(text, shaped);
    return shaped;
  }

  private reshape(text: string): ShapedGlyph[] {
    const characters = [...text];
    const { glyphs, positions } = this.font.layout(text, features);
    // Some scripts are reordered or joined regardless of the features; then each character is drawn separately.
    if (glyphs.length !== characters.length) return characters.map((character) => this.unshaped(character));
    return characters.map((character, index) =>
      this.placed(character, glyphs[index] as Glyph, positions[index] as GlyphPosition),
    );
  }

  private placed(text: string, glyph: Glyph, position: GlyphPosition): ShapedGlyph {
    return {
      id: glyph.id,
      text,
      width: Math.round(glyph.advanceWidth * this.scale),
      advance: Math.round(position.xAdvance * this.scale),
      dx: Math.round(position.xOffset * this.scale),
      dy: Math.round(position.yOffset * this.scale),
    };
  }

  private unshaped(text: string): ShapedGlyph {
    const glyph = this.font.glyphForCodePoint(text.codePointAt(0) ?? 0);
    const width = Math.round(glyph.advanceWidth * this.scale);
    return { id: glyph.id, text, width, advance: width, dx: 0, dy: 0 };
  }
}
