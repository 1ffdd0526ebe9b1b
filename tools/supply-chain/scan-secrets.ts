import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../backend/stack';
import { findSecrets } from './find-secrets';
import { plantedSecrets } from './planted-secrets';
import type { Waivers } from './waivers';

export interface Scan {
  readonly files: number;
  readonly failures: readonly string[];
}

/**
 * Scans every file that is committed, or would be. First it is shown that the scan finds what it looks for: it fails where a
 * planted secret goes unnoticed.
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
    // A picture or a font: no text is hidden there by mistake.
    if (content.subarray(0, 8_000).includes(0)) continue;
    for (const { line, rule } of await findSecrets(file, content.toString('utf8'))) {
      const isWaived = waived.some((waiver) => waiver.file === file && waiver.rule === rule);
      if (!isWaived) failures.push(`${file}:${line} looks like a secret (${rule})`);
    }
  }
  return { files: files.length, failures };
}

function trackedFiles(): string[] {
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: repositoryRoot,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const isFile = (file: string) => {
    const full = path.join(repositoryRoot, file);
    return existsSync(full) && statSync(full).isFile();
  };
  return [...new Set(list.split('\0'))].filter((file) => file !== '' && isFile(file));
}
