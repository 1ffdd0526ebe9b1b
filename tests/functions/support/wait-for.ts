import { setTimeout as pause } from 'node:timers/promises';

/** Asks again until the answer is there. @throws when `withinMs` have passed without one. */
export async function waitFor<Answer>(
  what: string,
  ask: () => Promise<Answer | null | undefined | false>,
  withinMs = 30_000,
): Promise<Answer> {
  const end = Date.now() + withinMs;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() > end) throw new Error(`waited ${withinMs} ms in vain for ${what}`);
    await pause(100);
  }
}
