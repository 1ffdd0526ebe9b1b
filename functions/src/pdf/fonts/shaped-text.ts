/** One glyph of a shaped word. Lengths are thousandths of the font's size. */
export interface ShapedGlyph {
  /** Its number in the whole font. */
  readonly id: number;
  /** What it stands for, as it is read back. */
  readonly text: string;
  /** The width that the font gives it. */
  readonly width: number;
  /** How far the pen moves, kerning included. */
  readonly advance: number;
  readonly dx: number;
  readonly dy: number;
}

export interface ShapedText {
  readonly glyphs: readonly ShapedGlyph[];
  /** Thousandths of the font's size. */
  readonly width: number;
}
