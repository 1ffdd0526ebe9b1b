/** One glyph of a shaped word. Lengths are in thousandths of the font size. */
export interface ShapedGlyph {
  /** Glyph id in the full font. */
  readonly id: number;
  /** The text it maps back to. */
  readonly text: string;
  /** The font's advance width. */
  readonly width: number;
  /** Distance to the next glyph, including kerning. */
  readonly advance: number;
  readonly dx: number;
  readonly dy: number;
}

export interface ShapedText {
  readonly glyphs: readonly ShapedGlyph[];
  /** Thousandths of the font size. */
  readonly width: number;
}
