import { expect, test } from 'vitest';
import { suspicionsOf } from '@domain/security-log/suspicious';
import { clientName, formTypeName, suspicionWords } from './security-words';

test('each field is named once, with its words', () => {
  const suspicions = suspicionsOf({ name: 'Qwerty Asdf', email: 'a@test.example' });
  expect(suspicionWords(suspicions)).toBe('Name contains “asdf”, “qwerty”; E-mail contains “test”');
  expect(suspicionWords([])).toBe('');
});

test('a client is named by the start of the pseudonym', () => {
  expect(clientName('88869c6f1ccff65eb2263b791db7da4b')).toBe('Client 88869c6f');
  expect(clientName('')).toBe('Unknown client');
});

test('a form of a later version has its own words', () => {
  expect(formTypeName('media-release')).toBe('Media release');
  expect(formTypeName('gift-card')).toBe('Gift card');
});
