import { readFileSync } from 'node:fs';
import path from 'node:path';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { setLogLevel } from 'firebase/firestore';
import { repositoryRoot } from '../../tools/backend/stack';
import type { rulesProjects } from '../../tools/indexes/not-of-the-product';

/** `npm run drill:rules` tests other rules than the repository's. */
export const rulesFile = process.env.FIRESTORE_RULES ?? path.join(repositoryRoot, 'firestore.rules');

/** The address of the Firestore emulator, `host:port`. */
export function emulatorHost(): string {
  const host = process.env.FIRESTORE_EMULATOR_HOST;
  if (!host) throw new Error('FIRESTORE_EMULATOR_HOST is not set: `npm test -- rules` starts an emulator.');
  return host;
}

/**
 * The repository's rules, loaded for one emulator project. The emulator separates rules and documents by
 * project id, so each test file has its own.
 */
export async function rulesEnvironment(
  projectId: `${typeof rulesProjects}${string}`,
): Promise<RulesTestEnvironment> {
  const [host = '', port] = emulatorHost().split(':');
  // Otherwise each expected denial prints a warning.
  setLogLevel('silent');
  return initializeTestEnvironment({
    projectId,
    firestore: { host, port: Number(port), rules: readFileSync(rulesFile, 'utf8') },
  });
}
