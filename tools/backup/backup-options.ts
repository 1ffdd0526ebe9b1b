import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Failure } from '../console/failure.mjs';
import { trustedJson } from '../trusted-json';
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

/** The options of `npm run backup:export` and `backup:import`. @throws Failure for invalid options. */
export function backupArguments(kind: keyof typeof usage, args: readonly string[]): BackupArguments {
  const { values } = parse(kind, args);
  const folder = kind === 'export' ? values.to : values.from;
  if (!values.project || !folder) throw new Failure(`Give ${usage[kind]}.`);
  return {
    projectId: values.project,
    folder: path.resolve(folder),
    bucket: values.bucket,
    intoEmpty: values['into-empty'] ?? false,
    hash: values['password-hash'] ? readHash(values['password-hash']) : null,
  };
}

function parse(kind: keyof typeof usage, args: readonly string[]) {
  const options = {
    project: { type: 'string' },
    bucket: { type: 'string' },
    to: { type: 'string' },
    from: { type: 'string' },
    'into-empty': { type: 'boolean' },
    'password-hash': { type: 'string' },
  } as const;
  try {
    return parseArgs({ args: [...args], options });
  } catch (cause) {
    throw new Failure(`${(cause as Error).message} Give ${usage[kind]}.`);
  }
}

/**
 * The values from the console under Authentication, Password hash parameters; `key` and `saltSeparator` in
 * base64.
 */
function readHash(file: string): PasswordHash {
  const { key, saltSeparator, ...rest } = trustedJson<{
    readonly algorithm: PasswordHash['algorithm'];
    readonly rounds?: number;
    readonly memoryCost?: number;
    readonly key?: string;
    readonly saltSeparator?: string;
  }>(readFileSync(file, 'utf8'));
  return {
    ...rest,
    ...(key && { key: Buffer.from(key, 'base64') }),
    ...(saltSeparator && { saltSeparator: Buffer.from(saltSeparator, 'base64') }),
  };
}
