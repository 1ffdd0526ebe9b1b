import { isLocalStack } from './config';

type KillPoint =
  | 'mail:claimed'
  | 'mail:accepted'
  | 'paper:uploaded'
  | 'photo:encoded'
  | 'report:uploaded'
  | 'job-deletion:hidden';

/**
 * Ends the process at once where a drill asked for it by KILL_POINT, to prove that what was begun is taken up
 * again. Does nothing outside a local stack.
 */
export function killPoint(name: KillPoint): void {
  if (isLocalStack && process.env.KILL_POINT === name) process.kill(process.pid, 'SIGKILL');
}
