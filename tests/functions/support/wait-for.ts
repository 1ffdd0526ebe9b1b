import { setTimeout as pause } from 'node:timers/promises';

/**
 * Polls until there is a result. A process that another test killed in a transaction leaves its locks for a minute.
 * @throws after `withinMs` without one
 */
export async function waitFor<Answer>(
  what: string,
  ask: () => Promise<Answer | null | undefined | false>,
  withinMs = 90_000,
): Promise<Answer> {
  const end = Date.now() + withinMs;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() > end) throw new Error(`waited ${withinMs} ms without success for ${what}`);
    await pause(100);
  }
}
