import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { healthCodes } from '../health/health-codes';

const operations = readFileSync(path.join(import.meta.dirname, '../../../docs/operations.md'), 'utf8');
const source = readFileSync(path.join(import.meta.dirname, 'logs.ts'), 'utf8');
const alarming = [...source.matchAll(/write\(\s*'(?:WARNING|ERROR)',\s*'([^']+)'/g)].map(
  ([, sentence]) => sentence,
);

it.each([...alarming, ...healthCodes])('docs/operations.md explains "%s"', (alert) => {
  expect(operations).toContain(`| \`${alert}\``);
});

it('covers every warning and error in the logs', () => {
  expect(alarming).toHaveLength([...source.matchAll(/'(?:WARNING|ERROR)',/g)].length);
});
