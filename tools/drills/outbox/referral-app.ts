import type { Page } from '@playwright/test';
import { routes } from '@domain/business/routes';
import { installableApps } from '../../vite/pwa/installable-apps';
import { untilStored } from '../client/until-stored';
import type { DrillAgent, DrillReferral } from './drill-referral';

/**
 * sent: the page said that the office has it. saved: the page said that it waits on the device. failed:
 * neither.
 */
export type Told = 'sent' | 'saved' | 'failed';

const formAddress = `${routes.referralApp}/form`;

/**
 * Loads an address, with one retry, because the service worker may not be ready right after a browser was
 * killed.
 */
async function load(page: Page, address: string): Promise<void> {
  try {
    await page.goto(address);
  } catch (cause) {
    if (page.isClosed()) throw cause;
    await page.goto(address);
  }
}

/** The product's referral app, with everything the drill knows about its screens. */
export const referralApp = {
  /** The first visit, online: resolves when the app works offline. */
  async install(page: Page, origin: string): Promise<void> {
    await page.goto(origin + routes.referralApp);
    await untilStored(page, groupAt(routes.referralApp));
    await this.open(page, origin);
  },
  /** Any later visit, online or offline. */
  async open(page: Page, origin: string): Promise<void> {
    await load(page, origin + formAddress);
    await clientName(page).waitFor();
  },
  /** Fills in a referral, submits it, and waits for the page's response. */
  async submit(page: Page, agent: DrillAgent, referral: DrillReferral): Promise<Told> {
    // After the last referral, which was sent, is queued, or is still in the form.
    if (!isFreshForm(page)) {
      await page.getByRole('link', { name: /^(Submit|Start) another referral$/i }).click();
      if (!isFreshForm(page)) await page.getByRole('link', { name: 'Start New Referral' }).click();
    }
    await clientName(page).fill(referral.clientName);
    await page.getByLabel(/^Client Phone/).fill(referral.clientPhone);
    await page.getByLabel(/^Client Email/).fill(referral.clientEmail);
    await page.getByLabel(/^Inspection Address/).fill(referral.inspectionAddress);
    await fillAgent(page, agent);
    await page.getByRole('button', { name: 'Submit Referral' }).click();
    const thanks = page.waitForURL(/\/thankyou/, { waitUntil: 'commit' });
    const alert = page.getByText('There was an error submitting your referral.').waitFor();
    // ignored: the other wait is rejected when the page closes, and nothing handles it
    for (const outcome of [thanks, alert]) outcome.catch(() => undefined);
    await Promise.race([thanks, alert]);
    const waits = page.getByRole('alert').getByText('Not sent yet.');
    if (!page.url().includes('/thankyou')) return (await waits.isVisible()) ? 'saved' : 'failed';
    return new URL(page.url()).searchParams.has('referral') ? 'saved' : 'sent';
  },
  /** The number of unsent referrals on this device. */
  waiting: (page: Page): Promise<number> => page.evaluate(countUnsent),
};

/** False for the form of a queued referral, whose address has a query. */
function isFreshForm(page: Page): boolean {
  const { pathname, search } = new URL(page.url());
  return pathname.startsWith(formAddress) && search === '';
}

function clientName(page: Page) {
  return page.getByLabel(/^Client Name/);
}

async function fillAgent(page: Page, { agentName, agentPhone, agentEmail }: DrillAgent): Promise<void> {
  // A remembered agent's fields are collapsed; a page that crashed partway may have stored only some of them.
  const change = page.getByRole('button', { name: 'Change' });
  if (await change.isVisible()) await change.click();
  await page.getByLabel(/^Your Name/).fill(agentName);
  await page.getByLabel(/^Your Phone/).fill(agentPhone);
  await page.getByLabel(/^Your Email/).fill(agentEmail);
}

function groupAt(scope: string): string {
  const app = installableApps.find((candidate) => candidate.scope === scope);
  if (app === undefined) throw new Error(`there is no installable app at ${scope}`);
  return app.group;
}

/** Runs in the page: the number of outbox entries that are queued or being sent. */
function countUnsent(): Promise<number> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('sewer-scope');
    opening.onerror = () => reject(new Error('no database'));
    opening.onsuccess = () => {
      const database = opening.result;
      const reading = database.transaction('outbox').objectStore('outbox').getAll();
      reading.onsuccess = () => {
        database.close();
        const states = (reading.result as { readonly state: string }[]).map(({ state }) => state);
        resolve(states.filter((state) => state === 'queued' || state === 'sending').length);
      };
    };
  });
}
