import type { Page } from '@playwright/test';
import type { DrillAgent, DrillReferral } from './drill-referral';

/**
 * sent: the page said that the office has it. saved: the page said that it waits on the device. failed:
 * neither.
 */
export type Told = 'sent' | 'saved' | 'failed';

/** A referral app as the drill uses it. */
export interface DrillApp {
  readonly name: string;
  /** The first visit, online: resolves when the app works offline. */
  readonly install: (page: Page, origin: string) => Promise<void>;
  /** Any later visit, online or offline. */
  readonly open: (page: Page, origin: string) => Promise<void>;
  /** Fills in a referral, submits it, and waits for the page's response. */
  readonly submit: (page: Page, agent: DrillAgent, referral: DrillReferral) => Promise<Told>;
  /** The number of unsent referrals on this device. */
  readonly waiting: (page: Page) => Promise<number>;
}
