import { writeFileSync } from 'node:fs';
import { stack } from '../backend/stack';
import { authConfig, localConfig } from './firebase-config';

/**
 * Writes the configuration files of this stack's emulators: stack.firebaseConfigFile and
 * stack.authConfigFile.
 */
export async function writeLocalConfig(): Promise<void> {
  write(stack.firebaseConfigFile, await localConfig());
  write(stack.authConfigFile, authConfig());
}

function write(file: string, config: unknown): void {
  writeFileSync(file, `${JSON.stringify(config, null, 2)}\n`);
}
