import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { chosenTests, passedWhole } from './chosen-tests';

const root = path.resolve(import.meta.dirname, '../..');
const chosen = (...args: string[]) => chosenTests(args, root);

describe('chosenTests', () => {
  it('is every kind when none is named', () => {
    expect(chosen().map(({ kind }) => kind)).toEqual(['unit', 'budgets', 'rules', 'functions', 'e2e']);
  });

  it('keeps the order in which kinds run, and the files with their kind', () => {
    expect(chosen('e2e', 'tests/e2e/pages.spec.ts', 'rules', 'e2e', 'tests/e2e/alone')).toEqual([
      { kind: 'rules', files: [] },
      { kind: 'e2e', files: ['tests/e2e/pages.spec.ts', 'tests/e2e/alone'] },
    ]);
  });

  it.each([
    ['an unknown kind', ['function'], 'Unknown kind of tests "function"'],
    ['a file without a kind', ['tests/e2e/pages.spec.ts'], 'Unknown kind of tests'],
    ['a file that does not exist', ['e2e', 'tests/e2e/none.spec.ts'], 'nor a file'],
    ['a file of the budgets', ['budgets', 'README.md'], 'no test files'],
  ])('refuses %s', (_, args, message) => {
    expect(() => chosen(...args)).toThrow(message);
  });
});

it('has run a kind whole if all of its tests were chosen and passed', () => {
  const passed = { name: 'e2e', failures: [] };
  const all = chosen('e2e', 'functions');
  expect(passedWhole('e2e', all, [passed])).toBe(true);
  expect(passedWhole('functions', all, [passed])).toBe(false);
  expect(passedWhole('e2e', all, [{ ...passed, failures: ['e2e: a page'] }])).toBe(false);
  expect(passedWhole('e2e', chosen('e2e', 'tests/e2e/pages.spec.ts'), [passed])).toBe(false);
});
