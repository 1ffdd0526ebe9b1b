import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { folders, layers } from './folders';

const source = import.meta.dirname;
const names = folders.map(({ folder }) => folder);

/** Files of the backend without tests, as paths from functions/src. */
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /(?<!\.d)\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
);

/** The deepest listed folder that a path lies in; empty for index.ts and folders.ts. */
function folderOf(file: string): string {
  const within = names.filter((name) => file.startsWith(`${name}/`));
  return within.toSorted((a, b) => b.length - a.length)[0] ?? '';
}

const arrows = new Set(
  files.flatMap((file) =>
    [...readFileSync(path.join(source, file), 'utf8').matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].map(
      ([, target = '']) =>
        `${folderOf(file)} -> ${folderOf(path.posix.join(path.posix.dirname(file), target))}`,
    ),
  ),
);

const isNoun = (folder: string) => 'job' in (layers.find(({ folders: all }) => folder in all)?.folders ?? {});

it('lists every folder', () => {
  expect(files.filter((file) => file.includes('/') && folderOf(file) === '')).toEqual([]);
  expect(names.filter((name) => !files.some((file) => folderOf(file) === name))).toEqual([]);
});

it('names only folders that stand before the one that imports them, so that no two import each other', () => {
  const early = folders.flatMap(({ folder, mayImport }, index) =>
    mayImport
      .filter(
        (other) => !names.slice(0, index).some((name) => name === other || name.startsWith(`${other}/`)),
      )
      .map((other) => `${folder} -> ${other}`),
  );
  expect(early).toEqual([]);
});

it('grants every import, also between a folder and the folders in it', () => {
  const granted = (from: string, to: string) =>
    from === to ||
    folders
      .find(({ folder }) => folder === from)
      ?.mayImport.some((other) => to === other || to.startsWith(`${other}/`));
  expect(
    [...arrows].filter((arrow) => {
      const [from = '', to = ''] = arrow.split(' -> ');
      return from !== '' && !granted(from, to);
    }),
  ).toEqual([]);
});

it('grants no import that nothing uses', () => {
  const named = layers.flatMap(({ folders: imports }) =>
    Object.entries(imports).flatMap(([folder, others]) => others.map((other) => `${folder} -> ${other}`)),
  );
  expect(named.filter((arrow) => !arrows.has(arrow))).toEqual([]);
});

it('is what docs/architecture.md draws', () => {
  const drawn = readFileSync(path.join(source, '../../docs/architecture.md'), 'utf8');
  const [, picture = ''] = /```mermaid\nflowchart TD\n([^`]*)```/.exec(drawn) ?? [];
  const ofNouns = folders
    .filter(({ folder }) => isNoun(folder))
    .flatMap(({ folder, mayImport }) => mayImport.filter(isNoun).map((other) => `${folder} --> ${other}`));
  expect(
    picture
      .split('\n')
      .flatMap((line) => line.trim() || [])
      .toSorted(),
  ).toEqual(ofNouns.toSorted());
  const [, sentence = ''] = /(.*) use no other noun and are used by none/.exec(drawn) ?? [];
  const alone = names.filter((name) => isNoun(name) && !ofNouns.join(' ').split(' ').includes(name));
  expect([...sentence.matchAll(/`([^`]+)`/g)].map(([, name]) => name)).toEqual(alone.toSorted());
});
