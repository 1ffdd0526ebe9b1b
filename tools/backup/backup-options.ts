import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hasFields, isChoice, isNumber, isText, orMissing } from '@domain/json/guards';
import { readJson } from '@domain/json/parse-json';
import { Failure } from '../console/failure.mjs';
import { flag, readOptions, text } from '../console/options';
import type { PasswordHash } from './accounts';

export interface BackupArguments {
  readonly projectId: string;
  readonly folder: string;
  readonly bucket: string | undefined;
  readonly intoEmpty: boolean;
  readonly hash: PasswordHash | null;
}

const usage = {
  export: '--project <id> --to <folder> [--bucket <name>]',
  import: '--project <id> --from <folder> --into-empty [--bucket <name>] [--password-hash <file>]',
} as const;

const table = {
  project: text(null),
  bucket: text(null),
  to: text(null),
  from: text(null),
  intoEmpty: flag,
  passwordHash: text(null),
};

/** The options of `npm run backup:export` and `backup:import`. @throws Failure for invalid options. */
export function backupArguments(kind: keyof typeof usage, args: readonly string[]): BackupArguments {
  const values = readOptions(args, table, `Give ${usage[kind]}.`);
  const folder = kind === 'export' ? values.to : values.from;
  if (!values.project || !folder) throw new Failure(`Give ${usage[kind]}.`);
  return {
    projectId: values.project,
    folder: path.resolve(folder),
    bucket: values.bucket ?? undefined,
    intoEmpty: values.intoEmpty,
    hash: values.passwordHash === null ? null : readHash(values.passwordHash),
  };
}

const figures = ['rounds', 'memoryCost', 'parallelization', 'blockSize', 'derivedKeyLength'] as const;
const names: readonly string[] = ['algorithm', 'key', 'saltSeparator', ...figures];

const isHash = hasFields<HashFile>({
  algorithm: isChoice(),
  key: orMissing(isText),
  saltSeparator: orMissing(isText),
  rounds: orMissing(isNumber),
  memoryCost: orMissing(isNumber),
  parallelization: orMissing(isNumber),
  blockSize: orMissing(isNumber),
  derivedKeyLength: orMissing(isNumber),
});

interface HashFile extends Readonly<Partial<Record<(typeof figures)[number], number>>> {
  readonly algorithm: PasswordHash['algorithm'];
  readonly key?: string;
  readonly saltSeparator?: string;
}

/**
 * The values from the console under Authentication, Password hash parameters; `key` and `saltSeparator` in
 * base64. With a wrong name, all would be imported and nobody could sign in.
 */
function readHash(file: string): PasswordHash {
  if (!existsSync(file)) throw new Failure(`There is no file ${file}.`);
  const read = readJson(readFileSync(file, 'utf8'), isHash);
  const unknown = Object.keys(read ?? {}).filter((name) => !names.includes(name));
  if (read === null || unknown.length > 0) {
    throw new Failure(
      `${file} must be JSON with algorithm, key and saltSeparator as texts, and rounds and memoryCost as numbers${
        unknown.length > 0 ? `; ${unknown.join(', ')} is none of them` : ''
      }.`,
    );
  }
  const { key, saltSeparator, ...rest } = read;
  return {
    ...rest,
    ...(key && { key: Buffer.from(key, 'base64') }),
    ...(saltSeparator && { saltSeparator: Buffer.from(saltSeparator, 'base64') }),
  };
}
