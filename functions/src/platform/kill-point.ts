import { isLocalStack } from './config';
import { logs } from './logs';

type KillPoint =
  | 'mail:claimed'
  | 'mail:accepted'
  | 'paper:uploaded'
  | 'photo:encoded'
  | 'report:uploaded'
  | 'job-deletion:hidden'
  | `${string}:committing`
  | `${string}:committed`
  | `erasure:${string}`;

/**
 * Kills the process if a drill names this point in KILL_POINT (comma-separated), to test that interrupted work is
 * resumed. Does nothing outside a local stack.
 */
export function killPoint(name: KillPoint): void {
  if (!isLocalStack || !(process.env.KILL_POINT ?? '').split(',').includes(name)) return;
  logs.endedByDrill(name);
  process.kill(process.pid, 'SIGKILL');
}
