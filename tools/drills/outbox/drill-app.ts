import type { Page } from '@playwright/test';
import type { DrillAgent, DrillReferral } from './drill-referral';

/** sent: the page said that the office has it. saved: that it waits on the device. failed: that it was neither. */
export type Told = 'sent' | 'saved' | 'failed';

/** An app that an agent refers clients with, as the drill sees it. */
export interface DrillApp {
  readonly name: string;
  /** The first visit, with a line: settles when the app opens without one from now on. */
  readonly install: (page: Page, origin: string) => Promise<void>;
  /** Any later visit, whatever the line. */
  readonly open: (page: Page, origin: string) => Promise<void>;
  /** Writes a referral, presses the button, and waits for what the page says. */
  readonly submit: (page: Page, agent: DrillAgent, referral: DrillReferral) => Promise<Told>;
  /** How many referrals this device holds that are not sent. */
  readonly waiting: (page: Page) => Promise<number>;
}
