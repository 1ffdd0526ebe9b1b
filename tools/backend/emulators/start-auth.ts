import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { startService, type Service } from '../process/service';
import { stack } from '../stack';
import { firebaseCli, quietCli } from './firebase-cli';
import { temporaryFolder } from './temporary-folder';

/**
 * Starts the Auth emulator separately: it compiles its API for many seconds, which would delay every restart
 * of the others.
 */
export function startAuth(importFrom: string | null): Service {
  mkdirSync(stack.scratchDir, { recursive: true });
  return startService({
    name: 'The Auth emulator',
    program: process.execPath,
    args: [
      firebaseCli,
      'emulators:start',
      '--project',
      stack.projectId,
      '--config',
      stack.authConfigFile,
      '--only',
      'auth',
      ...(importFrom === null ? [] : ['--import', importFrom]),
    ],
    cwd: stack.scratchDir,
    env: { ...quietCli, TMPDIR: temporaryFolder('auth') },
    logFile: path.join(stack.logDir, 'auth.log'),
    ready: /All emulators ready/,
    readyWithinMs: 120_000,
  });
}
