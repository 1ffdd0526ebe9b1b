import { expect, test } from 'vitest';
import { loadFaces } from '../fonts/load-faces';
import { breakLines } from './break-lines';

const { text: face } = await loadFaces();
const broken = (text: string, width: number) =>
  breakLines(text, face, 10, width).map(({ words }) =>
    words.map(({ glyphs }) => glyphs.map((glyph) => glyph.text).join('')).join(' '),
  );

test('no line is wider than the column', () => {
  const text = 'The camera cannot be pushed through a backflow device. '.repeat(8);
  const widths = breakLines(text, face, 10, 120).map(({ width }) => width);
  expect(Math.max(...widths)).toBeGreaterThan(90);
  expect(Math.max(...widths)).toBeLessThanOrEqual(120);
  expect(broken(text, 120).join(' ')).toBe(text.trim());
});

test('a word longer than a line is broken, and text continues after it', () => {
  const lines = broken(`${'m'.repeat(30)} end`, 100);
  expect(lines.join('').replace(' ', '')).toBe(`${'m'.repeat(30)}end`);
  expect(lines.length).toBeGreaterThan(2);
});

test('a code point box or an accented letter is never split', () => {
  const boxes = broken('李'.repeat(12), 100);
  expect(boxes.length).toBeGreaterThan(2);
  expect(boxes.join('')).toBe('[U+674E]'.repeat(12));
  expect(boxes.filter((line) => !/^(\[U\+674E\])+$/.test(line))).toEqual([]);
  const accented = broken('x̂'.repeat(60), 100);
  expect(accented.length).toBeGreaterThan(2);
  expect(accented.join('')).toBe('x̂'.repeat(60));
  expect(accented.filter((line) => !/^(x̂)+$/u.test(line))).toEqual([]);
});

test('empty text is one empty line', () => {
  expect(broken(' ', 100)).toEqual(['']);
});
