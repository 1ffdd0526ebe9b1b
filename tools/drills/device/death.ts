import type { Page } from '@playwright/test';
import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '../random';

/** killed: SIGKILL to the browser. crashed: the page alone. closed: the tab, in the middle of what it did. */
export type Death = 'killed' | 'crashed' | 'closed';

const crashWithinMs = 5000;

export function oneDeath(random: Random): Death {
  const deaths = ['killed', 'killed', 'crashed', 'closed'] as const;
  return deaths[random.below(deaths.length)] ?? 'killed';
}

/** The renderer ends without a word; the call that asks for it never gets an answer. */
export async function crash(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const crashed = new Promise<void>((resolve) => page.once('crash', () => resolve()));
  void session.send('Page.crash').catch(() => undefined);
  await Promise.race([crashed, pause(crashWithinMs)]);
}
