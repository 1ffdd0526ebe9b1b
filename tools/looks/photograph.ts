import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { createDemoAdmin } from '../admin/create-demo-admin';
import { stack } from '../backend/stack';
import { step } from '../console/progress.mjs';
import { createDemoData } from '../demo/create-demo-data';
import { demoRequests } from '../demo/demo-requests';
import { emailOf } from '../demo/submit-demo-request';
import { browserArguments } from '../test/browser-arguments';
import type { Result } from '../test/result';
import { lookPage, type Look } from './look-page';
import { settled, surfaces, type Clients, type Scheme } from './surfaces';

const schemes: readonly Scheme[] = ['light', 'dark'];

function clients(): Clients {
  const first = (fits: (request: (typeof demoRequests)[number]) => boolean) => {
    const found = demoRequests.find(fits);
    if (!found) throw new Error('the demo data has no such client');
    return { name: found.name, email: emailOf(found.name) };
  };
  return {
    scheduled: first(({ job }) => job === 'scheduled'),
    reported: first(({ report }) => report?.paid === true),
    unpaid: first(({ report }) => report !== undefined && !report.paid),
  };
}

/** Photographs all surfaces and writes the page. One that does not open is a failure, and the others are still shown. */
export async function photograph(executablePath: string): Promise<Result> {
  await step('Demo admin', createDemoAdmin);
  await step('Demo data', createDemoData);
  const browser = await chromium.launch({ executablePath, args: [...browserArguments] });
  const looks: Look[] = [];
  const failures: string[] = [];
  try {
    for (const { name, open } of surfaces) {
      await step(name, async () => {
        for (const scheme of schemes) {
          try {
            const page = await open(browser, clients(), scheme);
            await settled(page);
            looks.push({ name, scheme, png: await page.screenshot() });
          } catch (error) {
            failures.push(`${name}, ${scheme}: ${String(error).split('\n')[0]}`);
          }
          await Promise.all(browser.contexts().map((context) => context.close()));
        }
        return 'photographed';
      });
    }
  } finally {
    await browser.close();
  }
  const folder = path.join(stack.localDir, 'looks');
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'index.html');
  writeFileSync(file, lookPage(looks));
  console.log(`\n  ${file}\n`);
  return { name: 'looks', passed: looks.length, failures };
}
