import { describe, expect, test } from 'vitest';
import { decideBlock } from './decide-condition';
import { ALLOW_METHODS, OPERATIONS_OF } from './known-names';
import { loadRules } from './load-rules';
import { decide } from './decide';
import { Documents } from './documents';

const at = (path: string) => ({ path: `b/bucket/o${path}` });

describe('paths', () => {
  test.each([
    ['a literal', 'match /a/b { allow get: if true; }', '/a/b', '/a/c'],
    ['a shorter path', 'match /a/b { allow get: if true; }', '/a/b', '/a'],
    ['a longer path', 'match /a/b { allow get: if true; }', '/a/b', '/a/b/c'],
    ['a wildcard', "match /a/{x} { allow get: if x == 'b'; }", '/a/b', '/a/c'],
    ['a wildcard takes one segment', 'match /a/{x} { allow get: if true; }', '/a/b', '/a/b/c'],
    ['a wildcard takes no empty segment', 'match /a/{x}/c { allow get: if true; }', '/a/b/c', '/a//c'],
    ['the rest', 'match /a/{x=**} { allow get: if true; }', '/a/b/c', '/b/c'],
    ['the rest takes no empty segment', 'match /a/{x=**} { allow get: if true; }', '/a/b/c', '/a//c'],
    ['the rest is a path', 'match /{x=**} { allow get: if x == /a/b; }', '/a/b', '/a/c'],
    ['nothing is a rest', 'match /a/{x=**} { allow get: if true; }', '/a', ''],
    ['nested', "match /a { match /{x} { allow get: if x == 'b'; } }", '/a/b', '/a/c'],
    [
      'nested does not inherit',
      'match /a { allow get: if true; match /b { allow get: if false; } }',
      '/a',
      '/a/b',
    ],
    ['nested rest', 'match /a { match /{x=**} { allow get: if true; } }', '/a', '/b'],
    ['the outer wildcard', 'match /{x} { match /{y} { allow get: if x == y; } }', '/a/a', '/a/b'],
    ['regular characters', 'match /a.c { allow get: if true; }', '/a.c', '/abc'],
  ])('%s', (_, block, allowed, denied) => {
    expect(decideBlock(block, at(allowed)).permit, allowed).toBe(true);
    expect(decideBlock(block, at(denied)).permit, denied).toBe(false);
  });

  test('the bucket can be a wildcard too', () => {
    const rules = "match /x { allow get: if bucket == 'main'; }";
    expect(decideBlock(rules, { path: 'b/main/o/x' }).permit).toBe(true);
    expect(decideBlock(rules, { path: 'b/other/o/x' }).permit).toBe(false);
  });

  test('one matching block is enough', () => {
    const rules = 'match /a { allow get: if false; } match /{x} { allow get: if true; }';
    expect(decideBlock(rules, at('/a')).permit).toBe(true);
    expect(decideBlock(rules, at('/a/b')).permit).toBe(false);
  });
});

describe('allow', () => {
  const operations = [...OPERATIONS_OF.read, ...OPERATIONS_OF.write];

  test.each(ALLOW_METHODS)('%s', (method) => {
    const permitted = operations.filter(
      (operation) => decideBlock(`match /a { allow ${method}: if true; }`, { ...at('/a'), operation }).permit,
    );
    expect(permitted).toEqual(OPERATIONS_OF[method]);
  });

  test('several methods', () => {
    const rules = 'match /a { allow get, delete: if true; }';
    expect(decideBlock(rules, { ...at('/a'), operation: 'delete' }).permit).toBe(true);
    expect(decideBlock(rules, { ...at('/a'), operation: 'create' }).permit).toBe(false);
  });

  test('no rules grant nothing', () => {
    const ruleset = loadRules("rules_version = '2'; service firebase.storage {}");
    const request = {
      path: ['b', 'x', 'o', 'a'],
      operation: 'get',
      request: new Map(),
      resource: null,
    } as const;
    expect(decide(ruleset, request, new Documents()).permit).toBe(false);
  });

  test('request.method', () => {
    const rules = "match /a { allow read: if request.method == 'list'; }";
    expect(decideBlock(rules, { ...at('/a'), operation: 'list' }).permit).toBe(true);
    expect(decideBlock(rules, { ...at('/a'), operation: 'get' }).permit).toBe(false);
  });
});
