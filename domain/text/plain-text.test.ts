import { describe, expect, test } from 'vitest';
import { characterCount, cleanLine, cleanText } from './plain-text';

describe('what stays as typed', () => {
  test.each([
    ['markup', '<script>alert("x")</script> & <b>bold</b>'],
    ['emoji', 'Dog 🐕 in the yard 👍🏽'],
    ['an emoji joined of several', '👨‍👩‍👧'],
    ['the flag of a country part', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
    ['Hebrew', 'שלום, הכניסה מאחור'],
    ['Persian with its non-joiner', 'می‌خواهم'],
    ['Arabic', 'الباب الخلفي 12'],
    ['accents', 'Señor Núñez'],
    ['lines and tabs', 'first\n\tsecond'],
  ])('%s', (_what, text) => {
    expect(cleanText(text)).toBe(text);
  });
});

describe('what goes', () => {
  test.each([
    ['NUL', 'a\u0000b'],
    ['a C1 control', 'a\u0085b'],
    ['delete', 'a\u007Fb'],
    ['a right-to-left override', 'a\u202Eb'],
    ['an isolate and its end', '\u2066a\u2069b'],
    ['marks of direction', 'a\u200E\u200F\u061Cb'],
    ['a zero-width space', 'a\u200Bb'],
    ['a byte-order mark', '\uFEFFab'],
    ['half of a pair, the first', 'a\uD83Db'],
    ['half of a pair, the second', 'a\uDE00b'],
    ['halves the wrong way round', 'a\uDE00\uD83Db'],
    ['space around', '  ab\n '],
  ])('%s', (_what, text) => {
    expect(cleanText(text)).toBe('ab');
  });

  test('only the extra halves beside a whole pair', () => {
    expect(cleanText('\uD83D\uD83D\uDE00\uDE00')).toBe('😀');
  });
});

test('line ends are one kind', () => {
  expect(cleanText('a\r\nb\rc\nd')).toBe('a\nb\nc\nd');
});

test('a letter and its accent are one character', () => {
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
])('cleaning %j twice is cleaning it once', (text) => {
  expect(cleanText(cleanText(text))).toBe(cleanText(text));
  expect(cleanLine(cleanLine(text))).toBe(cleanLine(text));
});

test('a line has no line ends and no runs of space', () => {
  expect(cleanLine(' 482\u00A0 E\r\n\tRidgeline\u2028Dr ')).toBe('482 E Ridgeline Dr');
});

test('characters are counted by code point', () => {
  expect(characterCount('añ🐕')).toBe(3);
  expect(characterCount('')).toBe(0);
});
