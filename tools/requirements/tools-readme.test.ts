import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The tables that list the files; the other sections name whole folders for another reason. */
const lists = readFileSync('tools/README.md', 'utf8')
  .split(/^##+ /m)
  .filter((section) => !/^(?:# |How much there is|Why no library)/.test(section));

/**
 * The first column of each row: `outbox/`, `backend/start.ts`, `admin-arguments` or `read-*-report.ts`, in the folder of
 * the name before it in the cell, of the table's header (files in `drills/`), or of `tools`.
 */
const patterns = lists.flatMap((section) => {
  const [header = '', , ...rows] = section.split('\n').filter((line) => line.startsWith('|'));
  const base = /`([^`]+\/)`/.exec(header.split('|')[1] ?? '')?.[1] ?? '';
  return rows.flatMap((row) => {
    let folder = base;
    return [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => {
      const pattern = new RegExp(
        `^${base}(?:${escaped(folder.slice(base.length))})?${escaped(name)}${name.endsWith('/') ? '' : '(?:\\.m?ts)?$'}`,
      );
      if (/\/[^/]+$/.test(name)) folder = base + name.slice(0, name.lastIndexOf('/') + 1);
      else if (name.endsWith('/') && folder === base) folder = base + name;
      return { name, pattern };
    });
  });
});

function escaped(name: string): string {
  return name.replaceAll('.', '\\.').replaceAll(/\*|<name>/g, '[^/]+');
}

/** Tests and type declarations are next to what they are for. */
const files = execFileSync('git', ['ls-files', 'tools'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && !/\.test\.tsx?$|\.d\.m?ts$|README\.md$/.test(file))
  .map((file) => file.slice('tools/'.length));

test('tools/README.md lists every file of tools, by itself or by its folder', () => {
  expect(files.length).toBeGreaterThan(400);
  expect(files.filter((file) => !patterns.some(({ pattern }) => pattern.test(file)))).toEqual([]);
});

test('tools/README.md lists no file that isn’t there', () => {
  expect(
    patterns.filter(({ pattern }) => !files.some((file) => pattern.test(file))).map(({ name }) => name),
  ).toEqual([]);
});
