import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** `outbox/`, `backend/start.ts`, `admin-arguments` or `read-*-report.ts`, as it ends a file's folder or the file itself. */
const patterns = [...readFileSync('tools/README.md', 'utf8').matchAll(/`([^`\n]+)`/g)].map(
  ([, code = '']) => {
    const escaped = code.replaceAll('.', '\\.').replaceAll(/\*|<name>/g, '[^/]+');
    return new RegExp(code.endsWith('/') ? `(?:^|/)${escaped}` : `(?:^|/)${escaped}(?:\\.m?ts)?$`);
  },
);

/** Tests and type declarations are next to what they are for. */
const files = execFileSync('git', ['ls-files', 'tools'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && !/\.test\.tsx?$|\.d\.m?ts$|README\.md$/.test(file))
  .map((file) => file.slice('tools/'.length));

test('tools/README.md names every file of tools, by itself or by its folder', () => {
  expect(files.length).toBeGreaterThan(400);
  expect(files.filter((file) => !patterns.some((pattern) => pattern.test(file)))).toEqual([]);
});
