import { expect, type Download, type Page } from '@playwright/test';

/** Settles when what `press` opens in a tab of its own is a PDF, shown or, by a browser without a viewer, saved. Closes it. */
export async function popupWithPdf(page: Page, press: () => Promise<void>): Promise<void> {
  const opened = page.waitForEvent('popup').then((tab) => {
    const saved: Download[] = [];
    tab.on('download', (download) => saved.push(download));
    return { tab, saved };
  });
  await press();
  const { tab, saved } = await opened;
  const isThere = async () =>
    saved.length > 0 || (await tab.evaluate(() => document.contentType)) === 'application/pdf';
  await expect.poll(isThere).toBe(true);
  await tab.close();
}
