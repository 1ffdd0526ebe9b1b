import { mkdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { stack } from '../stack';

export const temporaryRoot = path.join(os.tmpdir(), `sewer-scope-${stack.offset}`);

/**
 * The temporary folder of one suite of this stack. The Storage emulator uses a fixed folder under the
 * system's temporary one and empties it at exit, which would delete another stack's files. It is outside the
 * checkout because the functions' socket paths must be short.
 */
export function temporaryFolder(suite: 'emulators' | 'auth'): string {
  const folder = path.join(temporaryRoot, suite);
  mkdirSync(folder, { recursive: true });
  return folder;
}
