import { expect, test } from 'vitest';
import { projectIdOf } from './project-id';

const aliases = { staging: 'example-staging', production: 'example-scope', odd: 'Not An Id' };

test.each([
  ['staging', 'example-staging'],
  ['production', 'example-scope'],
  ['example-scope', 'example-scope'],
  ['another-project', 'another-project'],
])('%s is the project %s', (given, id) => {
  expect(projectIdOf(given, aliases)).toBe(id);
});

test.each([
  ['staging', {}],
  ['production', { staging: 'example-staging' }],
  ['odd', aliases],
  ['../x', {}],
])('%s is refused with %o', (given, known) => {
  expect(() => projectIdOf(given, known)).toThrow(/neither a project’s id nor an alias/);
});
