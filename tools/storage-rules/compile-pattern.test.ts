import { describe, expect, test } from 'vitest';
import { compilePattern } from './compile-pattern';

describe('a pattern', () => {
  test.each([
    ['a literal', 'abc', 'abc', 'abcd'],
    ['an alternative', 'a|bc', 'bc', 'ac'],
    ['a group', '(ab)+c', 'ababc', 'abac'],
    ['a group without a number', '(?:ab)?c', 'abc', 'bc'],
    ['a class', '[a-c_-]+', 'a_-c', 'ad'],
    ['a negated class', '[^/]+', 'ab', 'a/b'],
    ['any character', 'a.c', 'a\rc', 'a\nc'],
    ['a repeat', 'a{2,3}', 'aaa', 'aaaa'],
    ['an open repeat', 'a{2,}', 'aaaa', 'a'],
    ['an escaped dot', 'a\\.b', 'a.b', 'axb'],
    ['an escape in a class', '[\\]]', ']', '['],
    ['a digit', '\\d+', '12', '1٢'],
    ['a word', '\\w+', 'a_1', 'é'],
    ['a space', '\\s', ' ', '\u00a0'],
    ['anchors', '^a$', 'a', 'ab'],
    ['a character of two units', '.', '😀', 'ab'],
  ])('%s', (_, pattern, matching, other) => {
    expect(compilePattern(pattern).test(matching)).toBe(true);
    expect(compilePattern(pattern).test(other)).toBe(false);
  });

  test.each([
    '(?i)a',
    '(?=a)',
    '(?<name>a)',
    '(a)\\1',
    '\\pL',
    '\\bA',
    '\\Aa',
    'a\\',
    '[[:alpha:]]',
    '[\\d]',
    '[]a]',
    '[^]',
    '[a',
    'a{1,1001}',
    'a{,2}',
    '(a',
    'a**',
  ])('refuses %s', (pattern) => {
    expect(() => compilePattern(pattern)).toThrow();
  });
});
