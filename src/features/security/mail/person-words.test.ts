import { expect, test } from 'vitest';
import { personWords } from './person-words';

test.each([
  [{ name: 'Dana', email: 'dana@example.com' }, 'Dana, dana@example.com'],
  [{ name: 'Dana', email: '' }, 'Dana'],
  [{ name: '', email: 'dana@example.com' }, 'No name, dana@example.com'],
])('%o', (person, words) => {
  expect(personWords(person)).toBe(words);
});
