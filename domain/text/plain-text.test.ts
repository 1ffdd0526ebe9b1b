import { describe, expect, test } from 'vitest';
import { characterCount, cleanLine, cleanText } from './plain-text';

describe('characters that are kept', () => {
  test.each([
    ['markup', '<script>alert("x")</script> & <b>bold</b>'],
    ['emoji', 'Dog 🐕 in the yard 👍🏽'],
    ['an emoji joined from several', '👨‍👩‍👧'],
    ['the flag of a region', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
    ['Hebrew', 'שלום, הכניסה מאחור'],
    ['Persian with its non-joiner', 'می‌خواهم'],
    ['Arabic', 'الباب الخلفي 12'],
    ['accents', 'Señor Núñez'],
    ['lines and tabs', 'first\n\tsecond'],
  ])('%s', (_what, text) => {
    expect(cleanText(text)).toBe(text);
  });
});

describe('characters that are removed', () => {
  test.each([
    ['NUL', 'a\u0000b'],
    ['a C1 control', 'a\u0085b'],
    ['delete', 'a\u007Fb'],
    ['a right-to-left override', 'a\u202Eb'],
    ['an isolate and its end', '\u2066a\u2069b'],
    ['marks of direction', 'a\u200E\u200F\u061Cb'],
    ['a zero-width space', 'a\u200Bb'],
    ['a byte-order mark', '\uFEFFab'],
    ['a lone high surrogate', 'a\uD83Db'],
    ['a lone low surrogate', 'a\uDE00b'],
    ['surrogates in the wrong order', 'a\uDE00\uD83Db'],
    ['leading and trailing spaces', '  ab\n '],
  ])('%s', (_what, text) => {
    expect(cleanText(text)).toBe('ab');
  });

  test('only lone surrogates are removed next to a valid pair', () => {
    expect(cleanText('\uD83D\uD83D\uDE00\uDE00')).toBe('😀');
  });
});

test('line breaks are normalized', () => {
  expect(cleanText('a\r\nb\rc\nd')).toBe('a\nb\nc\nd');
});

test('a letter and its accent become one character', () => {
  expect(cleanText('Nu\u0301n\u0303ez')).toBe('Núñez');
});

test.each([
  'e\u200B\u0301',
  'e\uD83D\u0301',
  '\uD83D\u200B\uDE00',
  ' \u200B a \u0000 ',
  '\r\u0000\n',
  'a\u2028b\u3000c',
  '\uFEFF \uFEFF',
  `e${'\u0301\u0316'.repeat(40)}`,
  `e${'\u0344'.repeat(40)}x`,
])('cleaning %j twice equals cleaning it once', (text) => {
  expect(cleanText(cleanText(text))).toBe(cleanText(text));
  expect(cleanLine(cleanLine(text))).toBe(cleanLine(text));
});

test('single-line text has no line breaks or repeated spaces', () => {
  expect(cleanLine(' 482\u00A0 E\r\n\tRidgeline\u2028Dr ')).toBe('482 E Ridgeline Dr');
});

test('characters are counted by code point', () => {
  expect(characterCount('añ🐕')).toBe(3);
  expect(characterCount('')).toBe(0);
});
