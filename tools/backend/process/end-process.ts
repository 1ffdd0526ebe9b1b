import { descendantsOf, killAll } from './child-tree';

const graceMs = 20_000;
const lookAgainMs = 200;

/**
 * Asks the process group `pid` for a clean end, forces one after 20 seconds, and ends what it left behind: while the suite
 * shuts down it still starts workers, which nobody else would end.
 */
export async function endProcess(pid: number, ended: Promise<void>): Promise<void> {
  const family = new Set([pid, ...descendantsOf(pid)]);
  const watch = setInterval(() => {
    for (const child of descendantsOf(...family)) family.add(child);
  }, lookAgainMs);
  process.kill(-pid, 'SIGINT');
  const force = setTimeout(() => killAll([...family]), graceMs);
  await ended;
  clearInterval(watch);
  clearTimeout(force);
  killAll([...family]);
}
