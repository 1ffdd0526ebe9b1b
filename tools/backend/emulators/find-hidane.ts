import { existsSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../process/run-command';
import { hidaneFolder } from './cache-folder';

export interface Hidane {
  readonly kind: 'hidane';
  readonly program: string;
  /** As part of a sentence. */
  readonly from: string;
}

/** The local Firestore from PATH or the cache; null if it has to be built. */
export async function findHidane(): Promise<Hidane | null> {
  const cached = path.join(hidaneFolder, 'bin', 'hidane');
  const onPath = await runCommand('hidane', ['--version']);
  if (onPath.code === 0) return { kind: 'hidane', program: 'hidane', from: 'on PATH' };
  return existsSync(cached) ? { kind: 'hidane', program: cached, from: 'from the cache' } : null;
}
