import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../backend/stack';
import { findSecrets } from './find-secrets';
import { plantedSecrets } from './planted-secrets';
import { trackedFiles } from './tracked-files';

/**
 * A message for each text that looks like a secret in a committed or uncommitted, unignored file, and for each
 * planted secret that the scan misses.
 */
export async function scanSecrets(): Promise<string[]> {
  const failures: string[] = [];
  for (const [what, text] of Object.entries(plantedSecrets())) {
    const found = await findSecrets('planted.ts', `export const planted = \`${text}\`;\n`);
    if (found.length === 0) failures.push(`the scan does not notice ${what}`);
  }
  for (const file of trackedFiles()) {
    const content = readFileSync(path.join(repositoryRoot, file));
    // An image or a font, which contains no text.
    if (content.subarray(0, 8_000).includes(0)) continue;
    for (const { line, rule } of await findSecrets(file, content.toString('utf8'))) {
      failures.push(`${file}:${line} looks like a secret (${rule})`);
    }
  }
  return failures;
}
