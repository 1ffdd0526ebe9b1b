import { expect, test } from 'vitest';
import { decideCondition } from './decide-condition';
import { DocumentNeeded } from './documents';

const ADMIN = 'firestore.exists(/databases/(default)/documents/admins/$(file))';
const ROLE = "firestore.get(/databases/(default)/documents/admins/$(file)).data.role == 'office'";

test('exists', () => {
  expect(decideCondition(ADMIN, { documents: { 'admins/a.jpg': {} } }).permit).toBe(true);
  expect(decideCondition(ADMIN, { documents: { 'admins/a.jpg': null } })).toEqual({
    permit: false,
    errors: [],
  });
});

test('get', () => {
  const documents = (role: string) => ({ 'admins/a.jpg': { role: { stringValue: role } } });
  expect(decideCondition(ROLE, { documents: documents('office') }).permit).toBe(true);
  expect(decideCondition(ROLE, { documents: documents('field') }).permit).toBe(false);
});

test('get of a missing document is an error', () => {
  const { permit, errors } = decideCondition(`!(${ROLE})`, { documents: { 'admins/a.jpg': null } });
  expect({ permit, message: errors[0]?.message }).toEqual({
    permit: false,
    message: 'There is no such document',
  });
});

test.each([
  ['null', { nullValue: null }, 'null'],
  ['bool', { booleanValue: true }, 'true'],
  ['int', { integerValue: '7' }, '7'],
  ['float', { doubleValue: 1.5 }, '1.5'],
  ['list', { arrayValue: { values: [{ stringValue: 'a' }] } }, "['a']"],
  ['empty list', { arrayValue: {} }, '[]'],
  ['map', { mapValue: { fields: { a: { integerValue: '1' } } } }, "{'a': 1}"],
])('get reads %s', (_, value, literal) => {
  const get = 'firestore.get(/databases/(default)/documents/admins/$(file)).data.role';
  const documents = { 'admins/a.jpg': { role: value } };
  expect(decideCondition(`${get} == ${literal}`, { documents }).permit).toBe(true);
  expect(decideCondition(`${get} == 'other'`, { documents }).permit).toBe(false);
});

test('requests a document only if the result depends on it', () => {
  expect(() => decideCondition(`true && ${ADMIN}`)).toThrow(DocumentNeeded);
  expect(() => decideCondition(`null.x || ${ADMIN}`)).toThrow(DocumentNeeded);
  expect(decideCondition(`true || ${ADMIN}`).permit).toBe(true);
  expect(decideCondition(`false && ${ADMIN}`).permit).toBe(false);
});

test('requests the document with exactly that id', () => {
  const asked = (file: string) => {
    try {
      decideCondition(ADMIN, { path: `b/bucket/o/photos/${file}` });
    } catch (error) {
      return error instanceof DocumentNeeded && error.path;
    }
  };
  expect(asked('a b?c')).toBe('/databases/(default)/documents/admins/a%20b%3Fc');
  expect(asked('..')).toBeUndefined();
});

test('allows two documents at most', () => {
  const exists = (id: string) => `firestore.exists(/databases/(default)/documents/admins/${id})`;
  const documents = { 'admins/a': {}, 'admins/b': {} };
  expect(decideCondition(`${exists('a')} && ${exists('b')} && ${exists('a')}`, { documents }).permit).toBe(
    true,
  );
  const { permit, errors } = decideCondition(`${exists('a')} && ${exists('b')} && ${exists('c')}`, {
    documents,
  });
  expect({ permit, message: errors[0]?.message }).toEqual({
    permit: false,
    message: 'More than 2 Firestore documents',
  });
});
