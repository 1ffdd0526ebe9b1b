import { expect, test } from 'vitest';
import { otherSigner } from './other-signer';

const signer = (booked_for: string, client_name: string, client_signature: string) =>
  otherSigner({ booked_for, client_name, client_signature });

test.each([
  ['Dana Whitlock', 'Dana Whitlock', 'Dana Whitlock'],
  ['Dana Whitlock', 'dana  whitlock', 'DANA WHITLOCK'],
  ['Zoë Núñez', 'Zoe Nunez', 'Zoe\u0308 Nu\u0301n\u0303ez'],
  ['A.J. Cole', 'A. J. Cole', 'AJ Cole'],
  ['Mary O’Brien', "Mary O'Brien", 'Mary O Brien'],
  ['Dana Whitlock', 'Dana Whitlock', 'Dana Whitlock 🏠'],
  ['李小龍', '李小龍', '李小龍'],
])('%s is the client who signs as %s and %s', (...names) => {
  expect(signer(...names)).toBeNull();
});

test.each([
  ['Dana Whitlock', 'Robert Kane', 'Robert Kane', 'Robert Kane'],
  ['Dana Whitlock', 'Dana Whitlock', 'D. Whitlock', 'D. Whitlock'],
  ['Dana Whitlock', 'Robert Kane', 'Dana Whitlock', 'Robert Kane'],
  ['李小龍', 'Bruce Lee', '李小龍', 'Bruce Lee'],
])('booked for %s, printed %s, signed %s: the other name is %s', (booked, printed, typed, other) => {
  expect(signer(booked, printed, typed)).toBe(other);
});
