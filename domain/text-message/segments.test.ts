import { expect, test } from 'vitest';
import { plainText, segmentsOf } from './segments';

test.each([
  ['', 1],
  ['a'.repeat(160), 1],
  ['a'.repeat(161), 2],
  ['a'.repeat(306), 2],
  ['a'.repeat(307), 3],
  // Two septets each.
  ['€'.repeat(80), 1],
  ['€'.repeat(81), 2],
  // Outside of the alphabet, the whole message is UTF-16.
  [`${'a'.repeat(69)}’`, 1],
  [`${'a'.repeat(70)}’`, 2],
  ['😀'.repeat(35), 1],
  ['😀'.repeat(36), 2],
])('%j takes %i', (text, segments) => {
  expect(segmentsOf(text)).toBe(segments);
});

test('typographic characters become plain ones, which take fewer segments', () => {
  const typed = `${'a'.repeat(100)} can’t – “now”… 10\u202FAM`;
  expect(segmentsOf(typed)).toBe(2);
  expect(plainText(typed)).toBe(`${'a'.repeat(100)} can't - "now"... 10 AM`);
  expect(segmentsOf(plainText(typed))).toBe(1);
});
