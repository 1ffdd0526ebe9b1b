import { describe, expect, test } from 'vitest';
import { canonicalJson } from './canonical-json';

test('the order in which members were written does not show', () => {
  expect(canonicalJson({ b: 1, a: { d: 2, c: 3 } })).toBe('{"a":{"c":3,"d":2},"b":1}');
  expect(canonicalJson({ a: { c: 3, d: 2 }, b: 1 })).toBe('{"a":{"c":3,"d":2},"b":1}');
});

test('the order of a list does', () => {
  expect(canonicalJson([2, 1])).not.toBe(canonicalJson([1, 2]));
});

test('objects within lists within objects are ordered too', () => {
  expect(canonicalJson({ list: [{ z: [], y: null }, [{ b: true, a: false }]] })).toBe(
    '{"list":[{"y":null,"z":[]},[{"a":false,"b":true}]]}',
  );
});

test('what is undefined is left out of an object, and null in a list', () => {
  expect(canonicalJson({ a: undefined, b: null })).toBe('{"b":null}');
  expect(canonicalJson([undefined, 1])).toBe('[null,1]');
  expect(canonicalJson([1, , 2])).toBe('[1,null,2]');
  expect(canonicalJson(undefined)).toBe('null');
});

test('names are ordered by code unit, not by a language', () => {
  expect(canonicalJson({ é: 1, z: 2, Z: 3, a: 4, '10': 5, '9': 6 })).toBe(
    '{"10":5,"9":6,"Z":3,"a":4,"z":2,"é":1}',
  );
});

describe('text', () => {
  test('of any script, and emoji, stays readable', () => {
    expect(canonicalJson({ name: 'שרה 🏡' })).toBe('{"name":"שרה 🏡"}');
  });
  test('quotes, line ends and halves of pairs are escaped as in JSON', () => {
    expect(canonicalJson({ 'a"b': 'x\n\uD83D' })).toBe('{"a\\"b":"x\\n\\ud83d"}');
  });
  test('composed and decomposed differ', () => {
    expect(canonicalJson('é')).not.toBe(canonicalJson('e\u0301'));
  });
});

test('numbers are written as JSON writes them', () => {
  expect(canonicalJson([1.0, -0, 1e21, NaN])).toBe('[1,0,1e+21,null]');
});

test('two instants differ, and each is its text', () => {
  const at = new Date('2026-11-21T10:00:00Z');
  expect(canonicalJson({ at })).toBe(canonicalJson({ at: at.toISOString() }));
  expect(canonicalJson({ at })).not.toBe(canonicalJson({ at: new Date('2026-11-22T10:00:00Z') }));
});

test('the answer is JSON of the same value', () => {
  const value = { b: [1, { d: 'x', c: null }], a: 'שלום', constructor: 'text' };
  expect(JSON.parse(canonicalJson(value))).toEqual({ ...value });
});

test('a member named as the prototype is a member', () => {
  expect(canonicalJson(JSON.parse('{"b":1,"__proto__":{"a":2}}'))).toBe('{"__proto__":{"a":2},"b":1}');
});
