import { expect, test } from 'vitest';
import { sharedMarks } from './shared-marks';

const marks = { folder: 'acorn-sewer-scope', name: 'Acorn Sewer Scope', phone: '+15095550142' };
const found = (text: string, isDemo: boolean, file = 'tools/deploy/project.test.ts') =>
  sharedMarks([file], { ...marks, isDemo }, () => text);

test.each([
  ['the folder', "'acorn-sewer-scope'", 'acorn-sewer-scope'],
  ['a name', 'class AcornSewerScope {}', 'AcornSewerScope'],
  ['a variable', 'acornSewerScope = 1', 'acornSewerScope'],
  ['a collection', 'acorn_sewer_scope.leads', 'acorn_sewer_scope'],
])('%s is an id of any business', (_, text, id) => {
  const sentence = `tools/deploy/project.test.ts has "${id}", of businesses/acorn-sewer-scope: use an invented one.`;
  expect(found(text, false)).toEqual([sentence]);
  expect(found(text, true)).toHaveLength(1);
});

test.each([
  ['a project', "'acorn-scope'"],
  ['a domain', 'https://www.acorn.example/'],
  ['a number', '(509) 555-0199'],
  ['a number to call', '+15095550199'],
  ['digits', "'5095550199'"],
  ['a pattern', '/^Call \\(509\\)/'],
  ['a part of one', '`50955501${two}`'],
])('of the demo also %s', (_, text) => {
  expect(found(text, true)).toEqual([
    expect.stringMatching(/^tools\/deploy\/project\.test\.ts has ".+", of /),
  ]);
  expect(found(text, false)).toEqual([]);
});

test.each([
  ['another number', '(312) 555-0199'],
  ['an argument', 'after(509)'],
  ['digits in a longer number', '15.509555'],
  ['what a release recorded', 'acorn-sewer-scope', 'tests/releases/1.0.0/records.json'],
  ['the folder itself', 'Acorn Sewer Scope', 'businesses/acorn-sewer-scope/names.ts'],
])('not %s', (_, text, file = 'src/site/page.test.tsx') => {
  expect(found(text, true, file)).toEqual([]);
});
