import { execFile } from 'node:child_process';
import path from 'node:path';
import { repositoryRoot } from '../backend/stack';
import type { PackageFolder } from './lockfile';

/** What npm answers to a command in a folder, as JSON; null where it answers nothing of the kind. Its exit code says too little. */
export function npmAnswer(folder: PackageFolder, args: readonly string[]): Promise<unknown> {
  const options = { cwd: path.join(repositoryRoot, folder), maxBuffer: 256 * 1024 * 1024 };
  return new Promise((resolve) => {
    execFile('npm', [...args, '--json', '--loglevel=silent'], options, (_error, stdout) => {
      try {
        resolve(JSON.parse(stdout));
      } catch {
        resolve(null);
      }
    });
  });
}
