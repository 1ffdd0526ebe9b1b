import { expect, test } from 'vitest';
import { suspicionsOf } from '@domain/security-log/suspicious';
import { clientName, formTypeName, suspicionWords } from './security-words';

test('each field is listed once, with its label', () => {
  const suspicions = suspicionsOf({ name: 'Qwerty Asdf', email: 'a@test.example' });
  expect(suspicionWords(suspicions)).toBe('Name contains “asdf”, “qwerty”; Email contains “test”');
  expect(suspicionWords([])).toBe('');
});

test('a client is shown by the start of the pseudonym', () => {
  expect(clientName('88869c6f1ccff65eb2263b791db7da4b')).toBe('Client 88869c6f');
  expect(clientName('')).toBe('Unknown client');
});

test('an unknown form gets a readable name', () => {
  expect(formTypeName('media-release')).toBe('Media release');
  expect(formTypeName('gift-card')).toBe('Gift card');
  expect(formTypeName('secure-form-submission-refused')).toBe('Refused: Booking request or document');
  expect(formTypeName('client-forms-open-refused')).toBe('Refused: Client forms open');
});
