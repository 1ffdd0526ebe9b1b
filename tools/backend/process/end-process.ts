import { descendantsOf, killAll } from './child-tree';

const graceMs = 20_000;
const lookAgainMs = 200;

/**
 * Asks the process group `pid` to end, kills it after 20 seconds, and kills remaining child processes: the
 * suite still starts workers during its shutdown, which would otherwise keep running.
 */
export async function endProcess(pid: number, ended: Promise<unknown>): Promise<void> {
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
