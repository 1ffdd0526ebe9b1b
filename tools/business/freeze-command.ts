import { existsSync } from 'node:fs';
import path from 'node:path';
import type { SigningType } from '@domain/legal/legal-text';
import { repositoryRoot } from '../backend/stack';
import { chosenBusiness } from './chosen-business.mjs';
import { freezeTexts } from './freeze-texts';

type Hashes = Readonly<Record<SigningType, Readonly<Record<string, string>>>>;

/**
 * `npm run legal:freeze` writes what clients sign from today on: docs/legal-texts.md. `-- 2026-12-01` dates it from another
 * day.
 */
export async function main([version = new Date().toISOString().slice(0, 10)]: string[]): Promise<number> {
  const { folder } = chosenBusiness();
  const earlier = existsSync(path.join(folder, 'texts.ts'))
    ? ((await import('@business/texts')) as { readonly hashes: Hashes }).hashes
    : { agreement: {}, media_release: {} };
  const files = await freezeTexts(folder, version, earlier);
  for (const file of files) console.log(path.relative(repositoryRoot, file));
  console.log(
    'Have a lawyer read both before anyone signs them. From the first signature on, never edit them.',
  );
  return 0;
}
