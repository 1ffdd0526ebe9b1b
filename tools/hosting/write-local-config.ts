import { writeFileSync } from 'node:fs';
import { stack } from '../backend/stack';
import { localConfig } from './firebase-config';

/** Writes the configuration of this stack's emulators: stack.firebaseConfigFile. */
export async function writeLocalConfig(): Promise<void> {
  writeFileSync(stack.firebaseConfigFile, `${JSON.stringify(await localConfig(), null, 2)}\n`);
}
