import { expect, test } from 'vitest';
import { earlierNameNote, signerNote } from './signer-note';

const signed = {
  client_name: 'Dana Whitlock',
  client_signature: 'Dana Whitlock',
  booked_for: 'Dana Whitlock',
};

test('the office sees who signed if the name is not the client’s', () => {
  expect(signerNote({ ...signed, client_signature: 'Robert Kane' }, 'Dana Whitlock')).toBe(
    'Signed by Robert Kane. The client is Dana Whitlock.',
  );
  expect(signerNote({ ...signed, client_name: 'Robert Kane' }, 'Dana Whitlock')).toBe(
    'Signed by Robert Kane. The client is Dana Whitlock.',
  );
});

test('a document signed by the client needs no note, even after the office corrects the name', () => {
  expect(signerNote(signed, 'Dana Whitlock-Kane')).toBe('');
});

test('a document stored without the booking’s name is compared with the current client', () => {
  const old = { ...signed, booked_for: null };
  expect(signerNote(old, 'Dana Whitlock')).toBe('');
  expect(signerNote(old, 'Ann Lee')).toBe('Signed by Dana Whitlock. The client is Ann Lee.');
});

test('an erased signature is not compared', () => {
  expect(signerNote({ ...signed, client_signature: '' }, 'Dana Whitlock')).toBe('');
});

test('a document signed before the name was corrected says so', () => {
  expect(earlierNameNote(signed, 'Dana Whitlock-Kane')).toBe(
    'Signed before the name was corrected, and still says Dana Whitlock.',
  );
  expect(earlierNameNote(signed, 'Dana Whitlock')).toBe('');
});
