import { setTimeout as pause } from 'node:timers/promises';

/** Polls until there is a result. @throws after `withinMs` without one. */
export async function waitFor<Answer>(
  what: string,
  ask: () => Promise<Answer | null | undefined | false>,
  withinMs = 30_000,
): Promise<Answer> {
  const end = Date.now() + withinMs;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() > end) throw new Error(`waited ${withinMs} ms without success for ${what}`);
    await pause(100);
  }
}
