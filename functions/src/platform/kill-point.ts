import { isLocalStack } from './config';

/**
 * Ends the process at once where a drill asked for it by KILL_POINT, to prove that what was begun is taken up
 * again. Does nothing outside a local stack.
 */
export function killPoint(name: 'mail:claimed' | 'mail:accepted' | 'paper:uploaded'): void {
  if (isLocalStack && process.env.KILL_POINT === name) process.kill(process.pid, 'SIGKILL');
}
