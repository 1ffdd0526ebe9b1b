import { expect, type Page } from '@playwright/test';

/** Waits until the worker holds all that the referral app's screens can come to load. */
export async function referralAppKept(page: Page): Promise<void> {
  const ask = () =>
    page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      const { port1, port2 } = new MessageChannel();
      const answer = new Promise<boolean>((resolve) => {
        port1.onmessage = ({ data }: MessageEvent<{ cached: boolean }>) => resolve(data.cached);
      });
      active?.postMessage({ type: 'cache-group', group: 'referral' }, [port2]);
      return answer;
    });
  await expect.poll(ask).toBe(true);
}
