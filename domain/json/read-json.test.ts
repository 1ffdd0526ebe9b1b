import { expect, test } from 'vitest';
import {
  hasFields,
  isChoice,
  isListOf,
  isNumber,
  isObject,
  isOneOf,
  isText,
  mayHaveFields,
  orNull,
} from './guards';
import { parseJson, readJson } from './parse-json';

const isStop = hasFields({
  name: isText,
  feet: orNull(isNumber),
  kind: isOneOf(['main', 'cleanout']),
  material: isChoice<'clay'>(),
  notes: isListOf(mayHaveFields({ text: isText })),
});
const stop = { name: 'A', feet: 3, kind: 'main', material: 'lead', notes: [{ text: 'wet' }, {}] };
const read = (value: unknown) => readJson(JSON.stringify(value), isStop);

test('reads what has the type, with fields that nothing describes', () => {
  expect(read(stop)).toEqual(stop);
  expect(read({ ...stop, feet: null, notes: [], later: 1 })).toEqual({
    ...stop,
    feet: null,
    notes: [],
    later: 1,
  });
});

test.each([
  ['a missing field', { ...stop, name: undefined }],
  ['a field of another type', { ...stop, name: 7 }],
  ['a number as text', { ...stop, feet: '3' }],
  ['an unknown value', { ...stop, kind: 'roof' }],
  ['a choice that is no text', { ...stop, material: 7 }],
  ['no list', { ...stop, notes: {} }],
  ['a wrong item', { ...stop, notes: [{ text: 7 }] }],
  ['a list', [stop]],
  ['null', null],
])('%s is not read', (_, value) => {
  expect(read(value)).toBeNull();
});

test('a text that isn’t JSON and a missing one are not read', () => {
  expect(readJson('{"name":', isStop)).toBeNull();
  expect(readJson(null, isStop)).toBeNull();
  expect(parseJson('{"name":')).toBeUndefined();
  expect(readJson('[]', isObject)).toBeNull();
});
