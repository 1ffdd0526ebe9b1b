import type { ReferralSubmission } from '@domain/referral/referral-submission';
import { addresses } from '../../../backend/addresses';
import type { DrillApp, Told } from '../drill-app';

/** The functions that page.js adds to its window. */
interface QueueWindow {
  readonly refer: (url: string, data: ReferralSubmission) => Promise<Told>;
  readonly countQueued: () => Promise<number>;
}

const url = `${addresses.functions}/client/referral-submit`;

/** The same referrals through Workbox's background-sync queue, for comparison. */
export const workboxQueue: DrillApp = {
  name: 'Workbox’s queue',
  async install(page, origin) {
    await page.goto(origin);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    // Requests of a controlled page are cached for an offline visit.
    await page.reload();
  },
  async open(page, origin) {
    await page.goto(origin);
    await page.waitForFunction(() => 'refer' in globalThis);
  },
  submit(page, agent, { clientName, clientEmail, clientPhone, inspectionAddress }) {
    const data: ReferralSubmission = {
      ...agent,
      agentCompany: '',
      clientName,
      clientEmail,
      clientPhone,
      inspectionAddress,
      referralReward: '',
      referrerKind: 'agent',
      clientAgreed: false,
    };
    return page.evaluate(([to, content]) => (globalThis as unknown as QueueWindow).refer(to, content), [
      url,
      data,
    ] as const);
  },
  waiting: (page) => page.evaluate(() => (globalThis as unknown as QueueWindow).countQueued()),
};
