import { descendantsOf, killAll } from './child-tree';

const graceMs = 20_000;

/** Asks the process group `pid` for a clean end, forces one after 20 seconds, and ends what it left behind. */
export async function endProcess(pid: number, ended: Promise<void>): Promise<void> {
  const family = [pid, ...descendantsOf(pid)];
  process.kill(-pid, 'SIGINT');
  const force = setTimeout(() => killAll(family), graceMs);
  await ended;
  clearTimeout(force);
  // Firestore's process has a group of its own: where the suite left it behind, nothing else would end it.
  killAll(family);
}
