import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../backend/stack';

/** Every file that is committed, or would be, as paths from the repository's root. */
export function trackedFiles(): string[] {
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: repositoryRoot,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const isFile = (file: string) => {
    const full = path.join(repositoryRoot, file);
    return existsSync(full) && statSync(full).isFile();
  };
  return [...new Set(list.split('\0'))].filter((file) => file !== '' && isFile(file));
}
