import { spawnSync } from 'node:child_process';

/** Ids of the processes that descend from `roots`, the nearest first; empty where there is no `ps`. */
export function descendantsOf(...roots: readonly number[]): number[] {
  const listing = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  if (listing.status !== 0) return [];
  const rows = listing.stdout
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number));
  const found = [...roots];
  // Grows while it is walked, until no process names one of its members as its parent.
  for (const parent of found) {
    for (const [child = 0, itsParent] of rows) {
      if (itsParent === parent && !found.includes(child)) found.push(child);
    }
  }
  return found.slice(roots.length);
}

/** Ends what still runs of `pids`, at once. */
export function killAll(pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // Gone already.
    }
  }
}
