import { setTimeout as pause } from 'node:timers/promises';
import { patienceMs } from '@/ui/testing/patience';

/**
 * Polls until there is a result. A process that another test killed in a transaction leaves its locks for a minute.
 * @throws after two minutes without one
 */
export async function waitFor<Answer>(
  what: string,
  ask: () => Promise<Answer | null | undefined | false>,
): Promise<Answer> {
  const end = Date.now() + patienceMs;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() > end) throw new Error(`waited ${patienceMs} ms without success for ${what}`);
    await pause(100);
  }
}
