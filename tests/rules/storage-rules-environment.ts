import { readFileSync } from 'node:fs';
import path from 'node:path';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { repositoryRoot } from '../../tools/backend/stack';

function hostAndPort(variable: string): { host: string; port: number } {
  const value = process.env[variable];
  if (!value) throw new Error(`${variable} is not set: start the emulators first`);
  const { hostname, port } = new URL(`http://${value}`);
  return { host: hostname, port: Number(port) };
}

/**
 * The repository's storage rules, or those under test by `npm run drill:rules`, loaded for every bucket of
 * the emulator.
 */
export function storageRulesEnvironment(): Promise<RulesTestEnvironment> {
  const file = process.env.STORAGE_RULES ?? path.join(repositoryRoot, 'storage.rules');
  return initializeTestEnvironment({
    projectId: process.env.GCLOUD_PROJECT ?? 'demo-sewer-scope',
    firestore: hostAndPort('FIRESTORE_EMULATOR_HOST'),
    storage: { ...hostAndPort('FIREBASE_STORAGE_EMULATOR_HOST'), rules: readFileSync(file, 'utf8') },
  });
}
