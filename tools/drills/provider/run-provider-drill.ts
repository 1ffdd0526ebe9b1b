import { collections } from '@domain/firestore/paths';
import { mailLimits } from '@domain/mail/mail-state';
import { randomFrom } from '../random';
import { countOutcome } from './count-outcome';
import { loadSender, type Sender } from './load-sender';
import { listUndelivered, replayAll } from './replay-dead-letters';
import { drain, runOutage } from './run-outage';
import type { FailingProvider } from './failing-provider';
import { failingSendgrid } from './failing-sendgrid';
import { failingSmtp } from './failing-smtp';

interface ProviderDrill {
  readonly seed: string;
  readonly count: number;
  readonly step: number;
  /** Host and port of the emulators. */
  readonly firestore: string;
  readonly storage: string;
  readonly onProgress?: (text: string) => void;
}

export interface OutageReport {
  readonly provider: FailingProvider['name'];
  /** The length of the outage. */
  readonly hours: number;
  readonly mails: number;
  readonly failedCalls: number;
  /** Minutes on the drill's clock from the provider's return until none was queued. */
  readonly drainedInMinutes: number;
  readonly sent: number;
  readonly expired: number;
  readonly dead: number;
  /** Those of the dead letters in the office's Undelivered Mail list. */
  readonly visible: number;
  /** Those of the dead letters that were sent by 'Send again'. */
  readonly sentByReplay: number;
  readonly waiting: readonly string[];
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
}

export interface ProviderReport {
  readonly seed: string;
  readonly step: number;
  readonly outages: readonly OutageReport[];
}

/**
 * A minute before 71 hours an email is still sent; after 73 hours those of the first hour are dead letters.
 */
const outageHours = [71, 73];

const providers = { SendGrid: failingSendgrid, SMTP: failingSmtp };
type ProviderName = keyof typeof providers;
export const providerNames: readonly ProviderName[] = ['SendGrid', 'SMTP'];

/** Simulates outages of 71 and 73 hours of these providers, with emails of every kind, on a shifted clock. */
export async function runProviderDrill(
  drill: ProviderDrill,
  names: readonly ProviderName[],
): Promise<ProviderReport> {
  const outages: OutageReport[] = [];
  for (const name of names) outages.push(...(await outagesOf(await providers[name](), drill)));
  return { seed: drill.seed, step: drill.step, outages };
}

/**
 * The sender of the outage soon gives up on a provider that says nothing. The one after it waits: a slow machine would
 * otherwise be taken for a slow provider, and an email that SMTP took without having said so is sent again.
 */
interface Senders {
  readonly during: Sender;
  readonly after: Sender;
}

async function outagesOf(provider: FailingProvider, drill: ProviderDrill): Promise<OutageReport[]> {
  try {
    const { settings } = provider;
    const senders: Senders = {
      during: await loadSender({ ...drill, settings, timeoutSeconds: 1 }),
      after: await loadSender({ ...drill, settings, timeoutSeconds: 120 }),
    };
    const outages: OutageReport[] = [];
    for (const hours of outageHours) outages.push(await oneOutage(senders, provider, drill, hours));
    return outages;
  } finally {
    await provider.stop();
  }
}

async function oneOutage(
  { during, after: sender }: Senders,
  provider: FailingProvider,
  { seed, count, step, onProgress }: ProviderDrill,
  hours: number,
): Promise<OutageReport> {
  for (const name of [collections.mail, collections.mailWindows]) {
    await sender.db.recursiveDelete(sender.db.collection(name));
  }
  // The shifted clock ends at the real time, which 'Send again' uses.
  const from = new Date(Date.now() - hours * 3_600_000);
  const outage = await runOutage(during, provider, {
    hours,
    count,
    stepMinutes: step,
    random: randomFrom(`${seed}/${hours}`),
    from,
    onProgress: (down) => onProgress?.(`${provider.name}, ${Math.round(down)} of ${hours} h`),
  });
  const drainedInMinutes = await drain(sender, outage.end);
  const before = await countOutcome(sender, provider, outage.mails);
  const visible = (await listUndelivered(sender)).filter((id) => before.dead.includes(id));
  await replayAll(sender, visible);
  await drain(sender, new Date(Date.now() + mailLimits.gatherMinutes * 60_000));
  const after = await countOutcome(sender, provider, outage.mails);
  return {
    provider: provider.name,
    hours,
    mails: outage.mails.length,
    failedCalls: outage.failedCalls,
    drainedInMinutes,
    sent: before.sent,
    expired: before.expired,
    dead: before.dead.length,
    visible: visible.length,
    sentByReplay: after.sent - before.sent,
    waiting: [...before.waiting, ...after.waiting],
    lost: [...after.lost, ...after.dead],
    doubled: after.doubled,
  };
}
