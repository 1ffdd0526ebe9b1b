import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { readLockfile } from './lockfile';

/** Packages that also work if their install scripts never run, and why. */
const workWithout: Readonly<Record<string, string>> = {
  '@firebase/util':
    'It writes defaults from FIREBASE_WEBAPP_CONFIG, which we do not use; without them it has none.',
  esbuild: 'It replaces a small launcher by the program itself, which the launcher finds as well.',
  fsevents: 'It is there prebuilt.',
  protobufjs: 'It warns of version ranges in a package that depends on it.',
  re2: 'Optional for superstatic, which has JavaScript’s own expressions otherwise; building it takes minutes.',
  'unrs-resolver': 'It downloads its program where npm left out the package that has it.',
};

/**
 * A message for each package with an install script that nobody has looked at: `.npmrc` keeps them from running, so
 * such a package may lack something.
 */
export function checkInstallScripts(packages: ReturnType<typeof readLockfile>): string[] {
  return packages
    .filter(({ hasInstallScript }) => hasInstallScript)
    .map(({ name }) => name)
    .filter((name) => !(name in workWithout))
    .map(
      (name) =>
        `${name} has an install script, which doesn't run here: see whether it works without, and say why in tools/supply-chain/check-install-scripts.ts`,
    );
}

/** A message if the folder's npm would run install scripts. */
export function checkNpmSettings(folder: string): string[] {
  const file = path.join(folder, '.npmrc');
  const settings = readFileSync(file, 'utf8').split('\n');
  return settings.includes('ignore-scripts=true') ? [] : [`${file} lacks ignore-scripts=true`];
}
