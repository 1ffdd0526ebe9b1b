import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { referralScreens } from '@domain/business/routes';
import { chosenBusiness } from '../business/chosen-business.mjs';
import { serveBuild } from '../budgets/serve-build';
import { browserArguments } from '../test/browser-arguments';
import { findChromium } from '../test/find-chromium';

const narrow = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };
const wide = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 };

/** The files in the business's `public/screenshots` listed in `installable-apps.ts`. */
const pictures = [
  { file: 'referral-home.png', address: referralScreens.home, screen: narrow },
  { file: 'referral-form.png', address: referralScreens.form, screen: narrow },
  { file: 'referral-wide.png', address: referralScreens.home, screen: wide },
];

/**
 * Takes the install dialog's screenshots of the finished build: `npx tsx tools/icons/take-screenshots.ts`.
 */
async function takeScreenshots(): Promise<void> {
  const folder = path.join(chosenBusiness().folder, 'public/screenshots');
  await mkdir(folder, { recursive: true });
  const server = await serveBuild();
  const browser = await chromium.launch({
    executablePath: await findChromium(() => undefined),
    args: [...browserArguments],
  });
  try {
    for (const { file, address, screen } of pictures) {
      const page = await browser.newPage({ ...screen, colorScheme: 'light', serviceWorkers: 'block' });
      await page.goto(server.origin + address);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      const taken = await page.screenshot();
      await sharp(taken).png({ palette: true }).toFile(path.join(folder, file));
      await page.close();
    }
  } finally {
    await browser.close();
    await server.stop();
  }
}

await takeScreenshots();
