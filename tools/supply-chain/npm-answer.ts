import { execFile } from 'node:child_process';
import path from 'node:path';
import { repositoryRoot } from '../backend/stack';
import type { PackageFolder } from './lockfile';

/**
 * An npm command's output in a folder, parsed as JSON; null if it is not JSON. The exit code is not specific
 * enough.
 */
export function npmAnswer(folder: PackageFolder, args: readonly string[]): Promise<unknown> {
  const options = { cwd: path.join(repositoryRoot, folder), maxBuffer: 256 * 1024 * 1024 };
  return new Promise((resolve) => {
    execFile('npm', [...args, '--json', '--loglevel=silent'], options, (_error, stdout) => {
      try {
        resolve(JSON.parse(stdout));
      } catch {
        // ignored: the caller reports that npm gave no answer
        resolve(null);
      }
    });
  });
}
