import { execFileSync } from 'node:child_process';

/** Ends with `-dirty` if the folder differs from the commit; 'unknown' without a repository. */
export function commitOf(folder: string): string {
  try {
    const command = ['describe', '--always', '--dirty', '--abbrev=12', '--exclude=*'];
    return execFileSync('git', command, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    // ignored: a folder without a repository, such as an archive of the source, can be built too
    return 'unknown';
  }
}
