import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { commitNames } from './commit-names';

const folder = path.resolve(import.meta.dirname, '..');
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .map((file) => ({ file, text: readFileSync(path.join(folder, file), 'utf8') }));

it('every writing transaction uses commit, so that each commit is a named step', () => {
  const others = sources.filter(
    ({ file, text }) =>
      file !== path.join('platform', 'commit.ts') &&
      [...text.matchAll(/\.runTransaction\(/g)].length > [...text.matchAll(/readOnly: true/g)].length,
  );
  expect(others.map(({ file }) => file)).toEqual([]);
});

it('every commit name is listed, and every listed name is used', () => {
  const used = sources.flatMap(({ text }) =>
    [...text.matchAll(/\bcommit\(\s*'([^']+)'/g)].map(([, name]) => name),
  );
  expect([...new Set(used)].toSorted()).toEqual([...commitNames]);
});
