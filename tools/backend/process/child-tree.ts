import { spawnSync } from 'node:child_process';

/** Ids of the descendants of `roots`, nearest first; empty if `ps` is not available. */
export function descendantsOf(...roots: readonly number[]): number[] {
  const listing = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  if (listing.status !== 0) return [];
  const rows = listing.stdout
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number));
  const found = [...roots];
  // Grows during iteration until no process has one of its members as parent.
  for (const parent of found) {
    for (const [child = 0, itsParent] of rows) {
      if (itsParent === parent && !found.includes(child)) found.push(child);
    }
  }
  return found.slice(roots.length);
}

/** Kills the processes in `pids` that still run. */
export function killAll(pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // ignored: it has already ended
    }
  }
}
