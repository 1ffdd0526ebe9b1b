import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Browser, type Page } from '@playwright/test';
import { routes } from '@domain/business/routes';
import type { CallName } from '@domain/api/contract';
import { officeTabs } from '../../../../src/apps/office/office-tab';
import { workflowLists } from '@domain/office/list-filters';
import { createDemoAdmin } from '../../../admin/create-demo-admin';
import { localBucket } from '../../../admin/local-bucket';
import { localServices } from '../../../admin/local-services';
import { addresses } from '../../../backend/addresses';
import { demoAdmin } from '../../../backend/stack';
import type { Message } from '../../../mailbox/message';
import { browserArguments } from '../../../test/browser-arguments';
import { trustedBody, trustedJson } from '../../../trusted-json';
import { startHandlers } from '../../handlers/start-handlers';
import { ask } from '../../calls/ask';
import { scripts } from '../hostile-values';
import { World } from '../../calls/world';
import { takeIn, type TakenIn } from './hostile-texts';
import { judgePdf } from './judge-pdf';
import { showsScript, tracesIn } from './watch-page';

export interface ScreensReport {
  readonly screens: readonly { readonly name: string; readonly opened: string }[];
  readonly failures: readonly string[];
}

/** Calls whose texts another person reads. */
const shownCalls: readonly CallName[] = [
  'secure-form-submission',
  'secure-form-submission',
  'secure-form-submission',
  'client-referral-submit',
  'client-questionnaire-submit',
  'client-followup-submit',
  'client-appointment-cancel',
  'office-report-generate',
  'office-report-amend',
  'portal-share-create',
  'office-job-payment',
  'office-job-cancel',
  'office-reward-settle',
];

const unlimited = { PUBLIC_FORM_LIMIT: '1000000', DEVICE_FORM_LIMIT: '1000000', MAIL_GATHER_MINUTES: '0' };
const withinMs = 60_000;

/**
 * Stores records with a script in every accepted text, then views them everywhere they are shown, in the
 * complete product.
 */
export async function runScreens(executablePath: string): Promise<ScreensReport> {
  await createDemoAdmin();
  const handlers = await startHandlers({ environment: unlimited });
  const browser = await chromium.launch({ executablePath, args: [...browserArguments] });
  try {
    const world = new World(localServices().firestore, handlers.url);
    await world.begin();
    const taken: TakenIn[] = [];
    for (const script of scripts) {
      for (const [index, name] of shownCalls.entries()) {
        const one = await takeIn(name, { world, url: handlers.url, script, index });
        if (one) taken.push(one);
      }
    }
    const failures: string[] = [];
    const screens = [
      { name: 'records', opened: `${taken.length} taken in, ${sum(taken)} texts with a script` },
    ];
    for (const [name, look] of Object.entries({
      office: openOffice,
      reports: openReports,
      mails: openMails,
    })) {
      const { opened, faults, shown } = await look(browser, taken, handlers.url);
      screens.push({ name, opened: `${opened} opened, ${shown} of them show a script as text` });
      failures.push(...faults);
      if (shown === 0) failures.push(`${name}: no text with a script was visible`);
    }
    const files = await openFiles();
    screens.push({ name: 'PDFs', opened: `${files.opened} opened` });
    if (files.opened === 0) failures.push('PDFs: none were created');
    return { screens, failures: [...failures, ...files.faults] };
  } finally {
    await browser.close();
    await handlers.stop();
  }
}

const sum = (taken: readonly TakenIn[]) => taken.reduce((texts, one) => texts + one.texts, 0);

interface Looked {
  readonly opened: number;
  readonly shown: number;
  readonly faults: readonly string[];
}

class Look {
  opened = 0;
  shown = 0;
  readonly faults: string[] = [];

  async judge(page: Page, what: string): Promise<void> {
    this.opened += 1;
    if (await showsScript(page)) this.shown += 1;
    for (const trace of await tracesIn(page)) this.faults.push(`${what}: ${trace}`);
  }

  watch(page: Page, what: string): void {
    page.on('dialog', (dialog) => {
      this.faults.push(`${what}: a dialog says ${dialog.message()}`);
      void dialog.dismiss();
    });
  }
}

async function openOffice(browser: Browser): Promise<Looked> {
  const look = new Look();
  const page = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
  look.watch(page, 'office');
  await page.goto(`${addresses.site}${routes.adminAuth}`);
  await page.getByLabel(/^E-?mail/i).fill(demoAdmin.email);
  await page.getByLabel(/^Password/i).fill(demoAdmin.password);
  await page.getByRole('button', { name: /^Sign in/i }).click();
  await page.getByRole('tab', { name: 'Dashboard' }).waitFor({ timeout: withinMs });
  const tabs = officeTabs.map((tab) => `?tab=${tab}`);
  for (const address of [...tabs, ...workflowLists.map((list) => `?tab=workflow&list=${list}`)]) {
    await page.goto(`${addresses.site}${routes.admin}${address}`);
    await settled(page);
    await look.judge(page, `office ${address}`);
    // Details that a row hides until it is selected.
    for (const button of (await page.getByRole('button', { expanded: false }).all()).slice(0, 20)) {
      // ignored: a button that an earlier one has hidden can't be pressed
      await button.click({ timeout: 2_000 }).catch(() => undefined);
    }
    await settled(page);
    await look.judge(page, `office ${address}, opened`);
  }
  await page.context().close();
  return look;
}

async function openReports(browser: Browser, taken: readonly TakenIn[]): Promise<Looked> {
  const look = new Look();
  const page = await browser.newPage();
  look.watch(page, 'report');
  const { firestore } = localServices();
  for (const { result } of taken) {
    const url = (result as { url?: unknown } | null)?.url;
    if (typeof url !== 'string') continue;
    const { reportId } = result as { reportId?: string };
    // Only a paid report shows its texts.
    if (reportId) await firestore.collection('report_payments').doc(reportId).update({ state: 'paid' });
    await page.goto(new URL(new URL(url).pathname, addresses.site).href);
    await settled(page);
    await look.judge(page, `report ${reportId ?? 'shared'}`);
  }
  await page.close();
  return look;
}

async function openMails(browser: Browser, _taken: readonly TakenIn[], url: string): Promise<Looked> {
  for (let sent = 1; sent > 0;) {
    const { body } = await ask(`${url}/dev-tick`, { withinMs: 600_000 });
    sent = trustedJson<{ sent: number }>(body).sent;
  }
  const look = new Look();
  const page = await browser.newPage();
  look.watch(page, 'mail');
  const messages = await trustedBody<Message[]>(await fetch(`${addresses.mailbox}/api/messages`));
  for (const { id, subject, html } of messages) {
    // Without the mailbox's own policy, because an email program may have none.
    await page.goto('about:blank');
    await page.setContent(html, { waitUntil: 'domcontentloaded' });
    await look.judge(page, `mail ${JSON.stringify(subject).slice(0, 80)}`);
    await page.goto(`${addresses.mailbox}/messages/${id}`);
    await look.judge(page, `mailbox ${JSON.stringify(subject).slice(0, 80)}`);
  }
  await page.close();
  return look;
}

async function openFiles(): Promise<Omit<Looked, 'shown'>> {
  const [files] = await localBucket().getFiles();
  const pdfs = files.filter(({ name }) => name.endsWith('.pdf'));
  const faults: string[] = [];
  for (const file of pdfs) faults.push(...(await judgePdf(file.name, (await file.download())[0])));
  return { opened: pdfs.length, faults };
}

/** Waits until rendering has been idle for a moment. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  let before = '';
  for (let round = 0; round < 40; round += 1) {
    const now = await page.evaluate(() => document.body?.innerText ?? '');
    if (round > 2 && now === before && now !== '') return;
    before = now;
    await pause(250);
  }
}
