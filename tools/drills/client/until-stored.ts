import type { Page } from '@playwright/test';

/** Waits until the service worker has cached the whole group, so that the page works offline. */
export async function untilStored(page: Page, group: string): Promise<void> {
  // Repeated as a page reload would, because a busy machine may fail to cache a file.
  for (let tries = 0; tries < 6; tries += 1) if (await page.evaluate(askToKeep, group)) return;
  throw new Error(`the group ${group} is not cached on the device`);
}

/** Runs in the page: whether the worker confirms within 20 s that the group is cached. */
async function askToKeep(group: string): Promise<boolean> {
  const { active } = await navigator.serviceWorker.ready;
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<{ readonly cached: boolean }>) => resolve(data.cached);
    setTimeout(() => resolve(false), 20_000);
    active?.postMessage({ type: 'cache-group', group }, [port2]);
  });
}
