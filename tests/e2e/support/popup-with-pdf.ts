import { readFile } from 'node:fs/promises';
import { expect, type Download, type Page } from '@playwright/test';

/**
 * Resolves when `press` opens a tab with a PDF, displayed or, in a browser without a viewer, downloaded.
 * Closes the tab.
 */
export async function popupWithPdf(page: Page, press: () => Promise<void>): Promise<void> {
  const opened = page.waitForEvent('popup').then((tab) => {
    const saved: Download[] = [];
    tab.on('download', (download) => saved.push(download));
    return { tab, saved };
  });
  await press();
  const { tab, saved } = await opened;
  await expect.poll(() => saved.length > 0 || /^blob:|\/report\/files\?/.test(tab.url())).toBe(true);
  for (const download of saved) {
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
  }
  await tab.close();
}
