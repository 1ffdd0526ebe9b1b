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
 * Ends the process at once where a drill asked for it by KILL_POINT, one name or several with commas between, to prove that
 * what was begun is taken up again. Does nothing outside a local stack.
 */
export function killPoint(name: KillPoint): void {
  if (!isLocalStack || !(process.env.KILL_POINT ?? '').split(',').includes(name)) return;
  logs.endedByDrill(name);
  process.kill(process.pid, 'SIGKILL');
}
