import { describe, expect, test } from 'vitest';
import { canonicalJson } from './canonical-json';

test('ignores the order of object members', () => {
  expect(canonicalJson({ b: 1, a: { d: 2, c: 3 } })).toBe('{"a":{"c":3,"d":2},"b":1}');
  expect(canonicalJson({ a: { c: 3, d: 2 }, b: 1 })).toBe('{"a":{"c":3,"d":2},"b":1}');
});

test('preserves the order of a list', () => {
  expect(canonicalJson([2, 1])).not.toBe(canonicalJson([1, 2]));
});

test('sorts members of nested objects and lists', () => {
  expect(canonicalJson({ list: [{ z: [], y: null }, [{ b: true, a: false }]] })).toBe(
    '{"list":[{"y":null,"z":[]},[{"a":false,"b":true}]]}',
  );
});

test('leaves undefined out of an object and turns it into null in a list', () => {
  expect(canonicalJson({ a: undefined, b: null })).toBe('{"b":null}');
  expect(canonicalJson([undefined, 1])).toBe('[null,1]');
  expect(canonicalJson([1, , 2])).toBe('[1,null,2]');
  expect(canonicalJson(undefined)).toBe('null');
});

test('sorts names by code unit, independent of language', () => {
  expect(canonicalJson({ é: 1, z: 2, Z: 3, a: 4, '10': 5, '9': 6 })).toBe(
    '{"10":5,"9":6,"Z":3,"a":4,"z":2,"é":1}',
  );
});

describe('text', () => {
  test('in any script and emoji stay readable', () => {
    expect(canonicalJson({ name: 'שרה 🏡' })).toBe('{"name":"שרה 🏡"}');
  });
  test('quotes, line breaks, and lone surrogates are escaped as in JSON', () => {
    expect(canonicalJson({ 'a"b': 'x\n\uD83D' })).toBe('{"a\\"b":"x\\n\\ud83d"}');
  });
  test('composed and decomposed characters differ', () => {
    expect(canonicalJson('é')).not.toBe(canonicalJson('e\u0301'));
  });
});

test('writes numbers as JSON does', () => {
  expect(canonicalJson([1.0, -0, 1e21, NaN])).toBe('[1,0,1e+21,null]');
});

test('writes instants as text and keeps them distinct', () => {
  const at = new Date('2026-11-21T10:00:00Z');
  expect(canonicalJson({ at })).toBe(canonicalJson({ at: at.toISOString() }));
  expect(canonicalJson({ at })).not.toBe(canonicalJson({ at: new Date('2026-11-22T10:00:00Z') }));
});

test('returns JSON of the same value', () => {
  const value = { b: [1, { d: 'x', c: null }], a: 'שלום', constructor: 'text' };
  expect(JSON.parse(canonicalJson(value))).toEqual({ ...value });
});

test('keeps a member named like the prototype', () => {
  expect(canonicalJson(JSON.parse('{"b":1,"__proto__":{"a":2}}'))).toBe('{"__proto__":{"a":2},"b":1}');
});
