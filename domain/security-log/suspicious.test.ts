import { describe, expect, it, test } from 'vitest';
import { examinedFields, suspicionsOf, suspiciousWords } from './suspicious';

test('the words and the fields are those of requirement S-07', () => {
  expect(suspiciousWords).toEqual(['test', 'spam', 'lorem', 'ipsum', 'asdf', 'qwerty']);
  expect(examinedFields).toEqual(['name', 'client_name', 'email', 'message', 'special_instructions']);
});

describe('suspicionsOf', () => {
  it.each(examinedFields)('checks %s', (field) => {
    expect(suspicionsOf({ [field]: 'Lorem' })).toEqual([{ field, word: 'lorem' }]);
  });

  it('finds a word in any case and inside another word', () => {
    expect(suspicionsOf({ email: 'QWERTY99@example.com', message: 'the LaTeST news' })).toEqual([
      { field: 'email', word: 'qwerty' },
      { field: 'message', word: 'test' },
    ]);
  });

  it('finds nothing in ordinary text, other fields, or values that are not text', () => {
    const innocent = { name: 'Dana Whitlock', phone: 'test', message: ['spam'], email: null };
    expect(suspicionsOf(innocent)).toEqual([]);
  });
});
