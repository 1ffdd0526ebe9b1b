import type { FontFace } from '../fonts/font-face';
import type { ShapedText } from '../fonts/shaped-text';
import { boxedCodePoint, visibleText } from '../fonts/visible-text';

export interface Line {
  readonly words: readonly ShapedText[];
  /** Points. */
  readonly width: number;
}

const units = new RegExp(`${boxedCodePoint.source}|[^]\\p{M}*`, 'gu');

/** Text in lines of at most `width` points at font size `size`; a word longer than a line is broken. */
export function breakLines(text: string, face: FontFace, size: number, width: number): Line[] {
  const limit = (width * 1000) / size;
  const space = face.shape(' ').width;
  const words = visibleText(text, (character) => face.has(character))
    .split(' ')
    .flatMap((word) => fittingParts(word, face, limit));
  const lines: { words: ShapedText[]; width: number }[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    if (line && line.width + space + word.width <= limit) {
      line.words.push(word);
      line.width += space + word.width;
    } else {
      lines.push({ words: [word], width: word.width });
    }
  }
  return lines.map((line) => ({ words: line.words, width: (line.width * size) / 1000 }));
}

function fittingParts(word: string, face: FontFace, limit: number): ShapedText[] {
  const whole = face.shape(word);
  if (whole.width <= limit) return [whole];
  const parts: { text: string; width: number }[] = [];
  for (const unit of word.match(units) ?? []) {
    const { width } = face.shape(unit);
    const part = parts.at(-1);
    if (part && part.width + width <= limit) {
      part.text += unit;
      part.width += width;
    } else {
      parts.push({ text: unit, width });
    }
  }
  return parts.map(({ text }) => face.shape(text));
}
