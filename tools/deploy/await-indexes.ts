import { setTimeout as pause } from 'node:timers/promises';
import type { Finding } from './finding';

const patienceMs = 30 * 60_000;

/**
 * Waits until every index is built, because the functions and pages that are deployed next use them. @returns null once
 * they are; else what is wrong after too long, or why it is unknown.
 */
export async function awaitIndexes(
  look: () => Promise<readonly Finding[]>,
  { pauseMs = 15_000, withinMs = patienceMs } = {},
): Promise<Finding | null> {
  const end = performance.now() + withinMs;
  for (;;) {
    const [built] = await look();
    if (built === undefined || built.state === 'fine') return null;
    if (built.state === 'unknown' || performance.now() > end) return built;
    await pause(pauseMs);
  }
}
