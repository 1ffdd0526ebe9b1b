import type { Page } from '@playwright/test';

/** Settles when the worker has every file of the group, so that the page opens and goes on without the server. */
export async function untilKept(page: Page, group: string): Promise<void> {
  // Asked again, as a page that is opened again would: a busy machine may have kept a file back.
  for (let tries = 0; tries < 6; tries += 1) if (await page.evaluate(askToKeep, group)) return;
  throw new Error(`the group ${group} is not kept on the device`);
}

/** In the page: whether the worker says within 20 s that it has all files of the group. */
async function askToKeep(group: string): Promise<boolean> {
  const { active } = await navigator.serviceWorker.ready;
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<{ readonly cached: boolean }>) => resolve(data.cached);
    setTimeout(() => resolve(false), 20_000);
    active?.postMessage({ type: 'cache-group', group }, [port2]);
  });
}
