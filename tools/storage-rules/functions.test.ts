import { describe, expect, test } from 'vitest';
import { decideBlock, decideCondition } from './decide-condition';
import { TYPES } from './known-names';
import { METHODS } from './methods';
import { RulesPath, type RulesValue } from './values';

type Cases = Record<string, [allowed: string, denied: string][]>;

const METHOD_CASES: Cases = {
  size: [
    ["'abc'.size() == 3", "'abc'.size() == 2"],
    ["'😀'.size() == 2", "'😀'.size() == 1"],
    ['[1, 2].size() == 2', '[].size() == 2'],
    ["{'a': 1}.size() == 1", '{}.size() == 1'],
  ],
  matches: [
    ["file.matches('[a-z]+[.]jpg')", "file.matches('[a-z]+')"],
    ["file.matches('.*jpg')", "file.matches('.*png')"],
  ],
  split: [
    ["'a,b'.split(',') == ['a', 'b']", "'a,b'.split(',') == ['a,b']"],
    ["'a1b22c'.split('[0-9]+').size() == 3", "'abc'.split('[0-9]+').size() == 3"],
    ["',a,'.split(',') == ['', 'a']", "'a,,'.split(',').size() == 3"],
    ["''.split(',') == ['']", "','.split(',') == ['']"],
  ],
  keys: [["{'b': 1, 'a': 2}.keys() == ['a', 'b']", "{'b': 1}.keys() == ['a']"]],
  hasOnly: [["['a'].hasOnly(['a', 'b'])", "['a', 'c'].hasOnly(['a', 'b'])"]],
};

const TYPE_CASES: Cases = {
  bool: [['true is bool', 'null is bool']],
  float: [['1.0 is float', '1 is float']],
  int: [['1 is int', '1.0 is int']],
  list: [['[] is list', '{} is list']],
  map: [['{} is map', '[] is map']],
  number: [
    ['1 is number', "'1' is number"],
    ['1.5 is number', 'true is number'],
  ],
  path: [
    ['/a/b is path', "'/a/b' is path"],
    ['request.path is path', 'file is path'],
  ],
  string: [["'' is string", 'null is string']],
  timestamp: [['request.time is timestamp', '1 is timestamp']],
};

const request = new Map<string, RulesValue>([
  ['time', new Date('2024-05-01T10:00:00Z')],
  ['path', new RulesPath(['b', 'bucket', 'o', 'photos', 'a.jpg'])],
]);

function expectBoth(cases: [allowed: string, denied: string][]): void {
  for (const [allowed, denied] of cases) {
    expect(decideCondition(allowed, { request }), allowed).toEqual({ permit: true, errors: [] });
    expect(decideCondition(denied, { request }), denied).toEqual({ permit: false, errors: [] });
  }
}

test('every method and type has test cases', () => {
  expect(Object.keys(METHOD_CASES).sort()).toEqual([...METHODS.keys()].sort());
  expect(Object.keys(TYPE_CASES).sort()).toEqual([...TYPES.keys()].sort());
});

describe('methods', () => {
  test.each(Object.entries(METHOD_CASES))('%s', (_, cases) => expectBoth(cases));

  test.each([
    'null.size() == 0',
    "1.5.matches('a')",
    "[].split(',') == []",
    '[].keys() == []',
    "{}.hasOnly(['a'])",
  ])('%s has no value', (condition) => {
    const { permit, errors } = decideCondition(condition);
    expect(permit).toBe(false);
    expect(errors[0]?.message).toMatch(/^There is no (size|matches|split|keys|hasOnly)\(\) for /);
  });
});

describe('is', () => {
  test.each(Object.entries(TYPE_CASES))('%s', (_, cases) => expectBoth(cases));
});

describe('declared functions', () => {
  const block = (body: string, condition: string) =>
    decideBlock(`function f(a, b) { ${body} } match /{folder}/{file} { allow get: if ${condition}; }`).permit;

  test('take arguments', () => {
    expect(block('return a + b == 3;', 'f(1, 2)')).toBe(true);
    expect(block('return a + b == 3;', 'f(1, 1)')).toBe(false);
  });

  test('bind with let, in order', () => {
    expect(block('let sum = a + b; let twice = sum * 2; return twice == 6;', 'f(1, 2)')).toBe(true);
    expect(block('let sum = a + b; let twice = sum * 2; return twice == 6;', 'f(1, 1)')).toBe(false);
  });

  test('ignore errors in unused arguments and lets', () => {
    expect(block('let unused = null.x; return true;', 'f(null.x, 1)')).toBe(true);
    expect(block('let used = null.x; return used;', 'f(1, 1)')).toBe(false);
    expect(block('return a;', 'f(null.x, 1)')).toBe(false);
  });

  test('see the wildcards of their scope and can call each other', () => {
    const rules = (name: string) => `match /{folder}/{file} {
      function isFile(name) { return isSame(file, name); }
      function isSame(a, b) { return a == b; }
      allow get: if isFile('${name}');
    }`;
    expect(decideBlock(rules('a.jpg')).permit).toBe(true);
    expect(decideBlock(rules('b.jpg')).permit).toBe(false);
  });

  test('have a scope separate from the caller’s', () => {
    const rules = (value: number) => `match /{folder}/{file} {
      function inner(a) { return a == 2; }
      function outer(a) { return inner(a + 1); }
      allow get: if outer(${value});
    }`;
    expect(decideBlock(rules(1)).permit).toBe(true);
    expect(decideBlock(rules(2)).permit).toBe(false);
  });
});
