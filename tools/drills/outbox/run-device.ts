import type { Page } from '@playwright/test';
import { setTimeout as pause } from 'node:timers/promises';
import { startBrowser, type BrowserProcess } from '../device/browser-process';
import { oneDeath, type Death } from '../device/death';
import { openMortalPage } from '../device/mortal-page';
import { referralApp as app, type Told } from './referral-app';
import type { DrillAgent, DrillReferral } from './drill-referral';
import { pickFault, type FaultKind } from '../connection/faults';
import { openFaultyConnection, type FaultyConnection } from '../connection/faulty-connection';
import type { Random } from '../random';
import { openTcpConnection, type TcpConnection } from '../connection/tcp-connection';

export interface DevicePlan {
  readonly agent: DrillAgent;
  readonly referrals: readonly DrillReferral[];
  /** Determines faults and crashes. */
  readonly random: Random;
  readonly profile: string;
  readonly chromium: string;
  readonly site: URL;
  readonly functions: URL;
  /** The network address of the device's next request. */
  readonly from: () => string;
  /** The deadline for the last referral after the connection is back. */
  readonly withinMs: number;
  /** The number of the device's referrals in the database. */
  readonly arrived: () => Promise<number>;
}

export interface DeviceOutcome {
  readonly messages: Readonly<Record<Told, number>>;
  readonly deaths: Readonly<Record<Death, number>>;
  readonly faults: Readonly<Record<FaultKind, number>>;
  /** Queued referrals when the connection came back. */
  readonly waiting: number;
  /**
   * From the return of the connection until all referrals were in the database and the device knew it; `null`
   * if that never happened.
   */
  readonly backMs: number | null;
}

const deathShare = 0.3;
const cutShare = 0.25;
/** Each device fills in its last referrals offline. */
const basementShare = 0.3;
const mostTries = 12;

/**
 * One agent's day: submits all referrals over a bad connection while the browser crashes occasionally; the
 * connection is good at the end.
 */
export async function runDevice(plan: DevicePlan): Promise<DeviceOutcome> {
  const device = await openDevice(plan);
  try {
    await device.install();
    const basement = Math.floor(plan.referrals.length * (1 - basementShare));
    for (const [index, referral] of plan.referrals.entries()) {
      device.setLine(index >= basement || plan.random.chance(cutShare) ? 'cut' : 'faulty');
      await device.refer(referral);
    }
    return await device.seeLineBack();
  } finally {
    await device.close();
  }
}

async function openDevice(plan: DevicePlan) {
  const { random, functions, site } = plan;
  const siteConnection = await openTcpConnection(Number(site.port));
  const callConnection = await openFaultyConnection({
    target: functions.origin,
    from: plan.from,
    nextFault: () => pickFault(random),
  });
  const origin = `http://localhost:${siteConnection.port}`;
  const messages = { sent: 0, saved: 0, failed: 0 };
  const browser = await openMortalPage(() => start(plan, callConnection));
  const { page, deaths, die } = browser;

  /** Reloads the app, in a new browser if necessary, as the agent would. */
  const reopen = async (death: Death) => {
    await browser.reopen(death);
    await app.open(page(), origin);
  };

  /** Submits once and returns what the page said or how it crashed first. */
  const press = async (referral: DrillReferral): Promise<Told | Death> => {
    const submitting = app.submit(page(), plan.agent, referral);
    if (!random.chance(deathShare)) return submitting;
    const death = oneDeath(random);
    // At any time from the first letter until well after submitting.
    const dying = pause(random.below(2500)).then(async () => {
      await die(death);
      return death;
    });
    // ignored: the page was to die while it submits
    await submitting.catch(() => undefined);
    return dying;
  };

  return {
    install: () => app.install(page(), origin),
    setLine(state: 'cut' | 'faulty') {
      setConnections(siteConnection, callConnection, state);
    },
    /** Repeats until the page has confirmed the referral, as a careful agent would. */
    async refer(referral: DrillReferral) {
      for (let tries = 0; tries < mostTries; tries += 1) {
        const answer = await press(referral);
        if (answer === 'sent' || answer === 'saved' || answer === 'failed') messages[answer] += 1;
        else await reopen(answer);
        if (answer === 'sent' || answer === 'saved') return;
      }
      throw new Error(`${referral.clientEmail} was never confirmed by the page`);
    },
    async seeLineBack(): Promise<DeviceOutcome> {
      setConnections(siteConnection, callConnection, 'cut');
      if (random.chance(0.5)) {
        await die('killed');
        await reopen('killed');
      }
      const waiting = await app.waiting(page());
      const began = performance.now();
      setConnections(siteConnection, callConnection, 'steady');
      const back = await allArrived(plan, page());
      const backMs = back ? Math.round(performance.now() - began) : null;
      await callConnection.settled();
      return { messages, deaths, faults: callConnection.counts, waiting, backMs };
    },
    async close() {
      await browser.close();
      callConnection.close();
      siteConnection.close();
    },
  };
}

function start(
  { chromium, profile, functions }: DevicePlan,
  connection: FaultyConnection,
): Promise<BrowserProcess> {
  const routes = [[functions.host, `127.0.0.1:${connection.port}`]] as const;
  return startBrowser({ program: chromium, profile, routes });
}

function setConnections(
  site: TcpConnection,
  calls: FaultyConnection,
  state: 'cut' | 'faulty' | 'steady',
): void {
  if (state === 'cut') {
    site.cut();
    calls.cut();
  } else {
    site.mend();
    calls.mend(state === 'faulty');
  }
}

async function allArrived({ arrived, referrals, withinMs }: DevicePlan, page: Page): Promise<boolean> {
  const end = Date.now() + withinMs;
  while (Date.now() < end) {
    if ((await arrived()) >= referrals.length && (await app.waiting(page)) === 0) return true;
    await pause(250);
  }
  return false;
}
