import { expect, test } from 'vitest';
import { boundedMarks } from './bounded-marks';

test('a letter keeps 30 combining marks and loses the rest', () => {
  const marked = (count: number) => `e${'\u0301'.repeat(count)}x`;
  expect(boundedMarks(marked(30))).toBe(marked(30));
  expect(boundedMarks(marked(31))).toBe(marked(30));
  expect(boundedMarks(marked(5_000))).toBe(marked(30));
});

test('marks in other Unicode planes count as one each', () => {
  expect(boundedMarks(`a${'\u{1D165}'.repeat(40)}`)).toBe(`a${'\u{1D165}'.repeat(30)}`);
});

test.each(['Nu\u0301n\u0303ez', 'שָׁלוֹם', 'நிறுவனம்', 'Z\u0351\u036B\u0343'.repeat(400)])(
  '%j is unchanged',
  (text) => {
    expect(boundedMarks(text)).toBe(text);
  },
);
