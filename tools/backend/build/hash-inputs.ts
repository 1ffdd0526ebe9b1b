import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../stack';

/** Files that no build reads. */
const ignored = /\.test\.tsx?$|(^|\/)node_modules\//;

/**
 * SHA-256 (hex) of `extra` and of the names and contents of all files under `inputs`, relative to the
 * repository.
 */
export function hashInputs(inputs: readonly string[], extra: unknown): string {
  const hash = createHash('sha256').update(JSON.stringify(extra));
  for (const file of inputs.flatMap(filesUnder).sort()) {
    hash.update(`\0${file}\0`).update(readFileSync(path.join(repositoryRoot, file)));
  }
  return hash.digest('hex');
}

function filesUnder(input: string): string[] {
  const full = path.join(repositoryRoot, input);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [input];
  return readdirSync(full, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(repositoryRoot, path.join(entry.parentPath, entry.name)))
    .filter((file) => !ignored.test(file));
}
