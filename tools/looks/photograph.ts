import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, expect, type Browser, type Page } from '@playwright/test';
import { createDemoAdmin } from '../admin/create-demo-admin';
import { stack } from '../backend/stack';
import { step } from '../console/progress.mjs';
import { createDemoData } from '../demo/create-demo-data';
import { browserArguments } from '../test/browser-arguments';
import type { Result } from '../test/result';
import { openOffice, openPhone } from '../testing/screens/people';
import { signInToPortal } from '../testing/screens/portal';
import { measureLook } from './measure-look';
import { photoPage, type Photo } from './photo-page';
import { reported, surfaces, type Shown, type Surface } from './surfaces';

const schemes = ['light', 'dark'] as const;

/** Photographs all surfaces and writes the page. One that does not open is a failure, and the others are still shown. */
export async function photograph(executablePath: string): Promise<Result> {
  await step('Demo admin', createDemoAdmin);
  await step('Demo data', createDemoData);
  const browser = await chromium.launch({ executablePath, args: [...browserArguments] });
  const photos: Photo[] = [];
  const failures: string[] = [];
  try {
    for (const { name, as, heights, show } of surfaces) {
      await step(name, async () => {
        let page: Page | undefined;
        for (const scheme of schemes) {
          try {
            page ??= await open(browser, as);
            await page.emulateMedia({ colorScheme: scheme });
            await showOn(page, await existing(show));
            photos.push({ name, scheme, png: await page.screenshot() });
            // Emails have no dark colors.
            const { departures } = await measureLook(
              page,
              name.startsWith('Email') ? 'light' : scheme,
              heights,
            );
            failures.push(...departures.map((departure) => `${name}, ${scheme}: ${departure}`));
          } catch (error) {
            failures.push(`${name}, ${scheme}: ${String(error).split('\n')[0]}`);
          }
        }
        await Promise.all(browser.contexts().map((context) => context.close()));
        return 'photographed';
      });
    }
  } finally {
    await browser.close();
  }
  const folder = path.join(stack.localDir, 'looks');
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'index.html');
  writeFileSync(file, photoPage(photos));
  console.log(`\n  ${file}\n`);
  return { name: 'looks', passed: photos.length, failures };
}

/** A phone on which this person is signed in. */
async function open(browser: Browser, as: Surface['as']): Promise<Page> {
  const options = { serviceWorkers: 'block' } as const;
  if (as === 'office') {
    return openOffice(browser, '/admin', { ...options, viewport: { width: 390, height: 844 } });
  }
  const page = await (await openPhone(browser, options)).newPage();
  if (as === 'client') await signInToPortal(page, { ...reported, phone: '', address: '' });
  return page;
}

/** Waits until the email or record that it needs is there. */
async function existing(show: Surface['show']): Promise<Shown> {
  let shown: Shown | null = null;
  await expect.poll(async () => (shown = await show()), { timeout: 60_000 }).not.toBeNull();
  return shown as unknown as Shown;
}

/** Resolves when nothing on the page says that it is loading. */
async function showOn(page: Page, shown: Shown): Promise<void> {
  if ('html' in shown) await page.setContent(shown.html);
  else await page.goto(shown.address);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  await expect(page.locator('[aria-busy="true"], .MuiSkeleton-root')).toHaveCount(0, { timeout: 60_000 });
}
