import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : null);

/** Optional only to npm, which leaves them out without an error where the Node of the shell is too old for them. */
const neededAnyway = ['node_modules/@google-cloud/firestore', 'node_modules/@google-cloud/storage'];

/**
 * True if the folder's node_modules matches its lockfile. npm writes node_modules/.package-lock.json last, so
 * an interrupted installation does not match.
 */
export function packagesMatch(folder) {
  const wanted = read(path.join(folder, 'package-lock.json'));
  const installed = read(path.join(folder, 'node_modules/.package-lock.json'));
  if (wanted === null || installed === null) return false;
  const stale = Object.entries(installed).some(([name, { version }]) => wanted[name]?.version !== version);
  const missing = Object.entries(wanted).some(
    ([name, { optional }]) =>
      name !== '' && (!optional || neededAnyway.includes(name)) && installed[name] === undefined,
  );
  return !stale && !missing;
}
