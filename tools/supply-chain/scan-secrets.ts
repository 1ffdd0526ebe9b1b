import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../backend/stack';
import { findSecrets } from './find-secrets';
import { plantedSecrets } from './planted-secrets';
import { trackedFiles } from './tracked-files';
import type { Waivers } from './waivers';

export interface Scan {
  readonly files: number;
  readonly failures: readonly string[];
}

/**
 * Scans every committed or uncommitted, unignored file. It first verifies that the scan detects planted
 * secrets and fails if it does not.
 */
export async function scanSecrets({ secrets: waived }: Pick<Waivers, 'secrets'>): Promise<Scan> {
  const failures: string[] = [];
  for (const [what, text] of Object.entries(plantedSecrets())) {
    const found = await findSecrets('planted.ts', `export const planted = \`${text}\`;\n`);
    if (found.length === 0) failures.push(`the scan does not notice ${what}`);
  }
  const files = trackedFiles();
  for (const file of files) {
    const content = readFileSync(path.join(repositoryRoot, file));
    // An image or a font, which contains no text.
    if (content.subarray(0, 8_000).includes(0)) continue;
    for (const { line, rule } of await findSecrets(file, content.toString('utf8'))) {
      const isWaived = waived.some((waiver) => waiver.file === file && waiver.rule === rule);
      if (!isWaived) failures.push(`${file}:${line} looks like a secret (${rule})`);
    }
  }
  return { files: files.length, failures };
}
