import type { Page } from '@playwright/test';
import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '../random';

/** killed: SIGKILL to the browser. crashed: only the page crashes. closed: the tab is closed partway. */
export type Death = 'killed' | 'crashed' | 'closed';

const crashWithinMs = 5000;

export function oneDeath(random: Random): Death {
  const deaths = ['killed', 'killed', 'crashed', 'closed'] as const;
  return deaths[random.below(deaths.length)] ?? 'killed';
}

/** The renderer crashes, so the call that crashes it never returns. */
export async function crash(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const crashed = new Promise<void>((resolve) => page.once('crash', () => resolve()));
  // ignored: the renderer that crashes never answers
  void session.send('Page.crash').catch(() => undefined);
  await Promise.race([crashed, pause(crashWithinMs)]);
}
