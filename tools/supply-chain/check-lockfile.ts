import path from 'node:path';
import { runCommand } from '../backend/process/run-command';
import { repositoryRoot } from '../backend/stack';
import { readLockfile } from './lockfile';

const lockfileLint = path.join(repositoryRoot, 'node_modules/lockfile-lint/bin/lockfile-lint.js');
const rules = [
  ...['--type', 'npm', '--format', 'plain', '--allowed-hosts', 'npm', '--empty-hostname=false'],
  ...[
    '--validate-https',
    '--validate-package-names',
    '--allowed-package-name-aliases',
    'pdf-lib:@cantoo/pdf-lib',
    '--validate-integrity',
  ],
];

/**
 * A message for everything in a lockfile that could install something other than what was tested. That it
 * matches package.json is checked by `npm ci`.
 */
export async function checkLockfile(file: string): Promise<string[]> {
  const { code, output } = await runCommand(process.execPath, [lockfileLint, '--path', file, ...rules]);
  // lockfile-lint accepts packages without a hash, and so does npm, which then verifies nothing.
  const locked = readLockfile(file);
  const unhashed = locked.filter(({ integrity }) => !integrity);
  // A registry may lack a package for another platform. Without it in the lockfile, `npm ci` fails wherever it isn't lacking.
  const names = new Set(locked.map(({ name }) => name));
  const optional = locked.flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies));
  const missing = [...new Set(optional)].filter((name) => !names.has(name));
  return [
    ...(code === 0 ? [] : [output.trim()]),
    ...unhashed.map(({ name }) => `${name} has no hash`),
    ...missing.map((name) => `${name} is optional and not locked`),
  ];
}
