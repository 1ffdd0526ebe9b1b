import { expect, test } from 'vitest';
import { inEngineWords } from './engine-words';

test.each([
  [
    "Cannot read properties of undefined (reading 'name')",
    'cannot read properties of undefined reading name',
  ],
  ['can\'t access property "price", job is undefined', "can't access property … is undefined"],
  ["undefined is not an object (evaluating 'a.b.c')", 'undefined is not an object evaluating …'],
  [
    'Failed to fetch dynamically imported module: https://x.example/assets/a.js',
    'failed to fetch dynamically imported module …',
  ],
  ['Minified React error #418; visit https://react.dev/errors/418?args[]=Ann', 'React error 418'],
  ['Ann Lee 312 555 0134', '…'],
  ['', '…'],
])('%j', (message, stored) => {
  expect(inEngineWords(message)).toBe(stored);
});

test('reducing a message twice gives the same result', () => {
  const once = inEngineWords('Failed to convert value to Ann');
  expect(inEngineWords(once)).toBe(once);
  expect(inEngineWords('React error 418')).toBe('React error 418');
});

test('is short, whatever it was', () => {
  expect(inEngineWords('undefined '.repeat(10_000)).length).toBeLessThanOrEqual(200);
  expect(inEngineWords('x'.repeat(100_000))).toBe('…');
});

test.each(['ann', 'lee', 'street', 'main', 'lane', 'mark', 'grant', 'rose', 'will', 'bill', 'hope', 'main'])(
  '%s is a word of people and places',
  (word) => expect(inEngineWords(word)).toBe('…'),
);
