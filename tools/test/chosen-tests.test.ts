import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { chosenTests } from './chosen-tests';

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
