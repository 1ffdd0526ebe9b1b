import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { stack } from './stack';
import { sweepOnce } from './sweep-once';

/**
 * Sweeps every minute as Cloud Scheduler does in production, because the emulators have no scheduler. Returns
 * a function that stops it.
 */
export function startSweeper(): () => void {
  const logFile = path.join(stack.logDir, 'sweeper.log');
  const log = (reason: string) => appendFileSync(logFile, `${new Date().toISOString()} ${reason}\n`);
  const tick = () => {
    sweepOnce().catch((error: unknown) => log(String(error)));
  };
  const timer = setInterval(tick, 60_000);
  return () => clearInterval(timer);
}
