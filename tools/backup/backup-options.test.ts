import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { backupArguments } from './backup-options';

const folder = mkdtempSync(path.join(tmpdir(), 'backup-options-'));

function hashOf(text: string) {
  const file = path.join(folder, 'hash.json');
  writeFileSync(file, text);
  return backupArguments('import', ['--project', 'demo-a', '--from', folder, '--password-hash', file]).hash;
}

const hash = { algorithm: 'SCRYPT', key: 'a2V5', saltSeparator: 'Bw==', rounds: 8, memoryCost: 14 };

it.each([
  ['no folder', ['--project', 'demo-a'], 'Give --project <id> --to <folder>'],
  ['no project', ['--to', folder], 'Give --project <id> --to <folder>'],
  ['an unknown option', ['--target', 'x'], /Unknown option '--target'.* Give --project <id> --to <folder>/],
  ['an empty bucket', ['--project', 'a', '--to', folder, '--bucket='], '--bucket must be a text, not "".'],
])('an export with %s is refused with the usage', (_, args, message) => {
  expect(() => backupArguments('export', args)).toThrow(message);
});

it('reads the parameters of password hashes', () => {
  expect(hashOf(JSON.stringify(hash))).toEqual({
    ...hash,
    key: Buffer.from('key'),
    saltSeparator: Buffer.from([7]),
  });
});

it.each([
  ['the console’s own notation', 'hash_config {\n  algorithm: SCRYPT,\n}', /must be JSON/],
  ['a name as the console has it', JSON.stringify({ ...hash, mem_cost: 14 }), /mem_cost is none of them/],
  ['a number as text', JSON.stringify({ ...hash, rounds: '8' }), /must be JSON/],
  ['no algorithm', JSON.stringify({ ...hash, algorithm: undefined }), /must be JSON/],
])('%s is refused before anything is imported', (_, text, message) => {
  expect(() => hashOf(text)).toThrow(message);
});

it('a file that isn’t there is named', () => {
  const nowhere = path.join(folder, 'none.json');
  const args = ['--project', 'demo-a', '--from', folder, '--password-hash', nowhere];
  expect(() => backupArguments('import', args)).toThrow(`There is no file ${nowhere}.`);
});
