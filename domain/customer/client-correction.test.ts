import { business } from '@domain/business/business';
import { expect, test } from 'vitest';
import { correctedCopy, correctedFields, isSameClient } from './client-correction';

const before = {
  name: 'Dana Whitlok',
  email: 'dana@exmple.com',
  phone: '(312) 555-0117',
  address: `482 East Ridgeline Drive, Niles, ${business.state}`,
};
const after = { ...before, name: 'Dana Whitlock', phone: '(312) 555-0118' };

test('the corrected fields are those that differ', () => {
  expect(correctedFields({ before, after })).toEqual(['name', 'phone']);
  expect(isSameClient(before, { ...before })).toBe(true);
  expect(isSameClient(before, after)).toBe(false);
});

test('a copy follows where it said what was corrected, in any spelling', () => {
  const copy = { ...before, name: 'DANA  WHITLOK', phone: '312.555.0117', id: 'l-1' };
  expect(correctedCopy(copy, { before, after })).toEqual({ ...after, id: 'l-1' });
});

test('a copy that said something else keeps it', () => {
  const copy = { ...before, name: 'Bo Ray', phone: '(385) 555-0199', address: '9 Elm St, Akron' };
  const moved = { ...after, address: '1 New Street, Lima' };
  expect(correctedCopy(copy, { before, after: moved })).toBe(copy);
});

test('the email address follows on every copy', () => {
  const copy = { ...before, name: 'Bo Ray', email: '' };
  const email = 'dana@example.com';
  expect(correctedCopy(copy, { before, after: { ...before, email } })).toEqual({ ...copy, email });
});

test('a detail that was missing is filled in where it is missing too', () => {
  const none = { ...before, phone: '' };
  const known = correctedCopy({ ...before, phone: '(385) 555-0199' }, { before: none, after: before });
  expect(known.phone).toBe('(385) 555-0199');
  expect(correctedCopy(none, { before: none, after: before })).toEqual(before);
});

test('correcting a copy twice changes nothing', () => {
  const correction = { before, after: { ...before, name: 'DANA WHITLOK' } };
  const once = correctedCopy(before, correction);
  expect(once.name).toBe('DANA WHITLOK');
  expect(correctedCopy(once, correction)).toBe(once);
});
