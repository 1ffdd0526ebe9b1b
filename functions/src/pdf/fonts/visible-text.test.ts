import { expect, test } from 'vitest';
import { visibleText } from './visible-text';

const hasAscii = (character: string) => character <= '\u007F';

test.each([
  ['plain text', 'Jo Lee', 'Jo Lee'],
  ['a missing character', 'Jo 😀', 'Jo [U+1F600]'],
  ['several missing characters', 'é李', '[U+00E9][U+674E]'],
  ['white space of any kind', ' a\u00A0\u202Fb\n\tc ', 'a b c'],
  ['a letter and its accent', 'e\u0301', '[U+00E9]'],
  ['a lone surrogate', 'a\uD83D', 'a[U+D83D]'],
])('%s', (_what, text, shown) => {
  expect(visibleText(text, hasAscii)).toBe(shown);
});
