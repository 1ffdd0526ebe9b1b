import type { Timestamp } from 'firebase-admin/firestore';
import { collections } from '@domain/firestore/paths';
import type { Random } from '../random';
import { intendMails, type IntendedMail } from './intend-mails';
import type { Sender } from './load-sender';
import type { FailingProvider } from './failing-provider';

export interface OutageOptions {
  readonly hours: number;
  readonly count: number;
  readonly stepMinutes: number;
  readonly random: Random;
  readonly from: Date;
  readonly onProgress: (hoursDown: number) => void;
}

export interface Outage {
  readonly mails: readonly IntendedMail[];
  /** Calls that the provider failed or did not answer. */
  readonly failedCalls: number;
  /** When the provider was back. */
  readonly end: Date;
}

const minute = 60_000;
const waiting = ['PENDING', 'RETRY', 'LEASED'];

/** Queues emails of every kind while the provider is down for this many hours on the drill's clock. */
export async function runOutage(
  sender: Sender,
  provider: FailingProvider,
  { hours, count, stepMinutes, random, from, onProgress }: OutageOptions,
): Promise<Outage> {
  await provider.fail(random.fork('faults'));
  const mails = await intendMails(sender, { count, random: random.fork('mails'), from, hours: hours - 1 });
  const end = new Date(from.getTime() + hours * 3_600_000);
  let failedCalls = 0;
  let now = from.getTime();
  while (now < end.getTime()) {
    const before = provider.calls();
    await sender.sweepMail(at(now));
    failedCalls += provider.calls() - before;
    const next = Math.max(now + stepMinutes * minute, await nextDue(sender));
    // With any step size, the outage's last minute is included.
    now = now < end.getTime() - minute ? Math.min(next, end.getTime() - minute) : end.getTime();
    onProgress(Math.min(hours, (now - from.getTime()) / 3_600_000));
  }
  await provider.recover();
  return { mails, failedCalls, end };
}

/**
 * Sweeps every minute of the drill's clock until nothing is queued. @returns the minutes taken; stops after a
 * day.
 */
export async function drain(sender: Sender, from: Date): Promise<number> {
  const start = from.getTime();
  let now = start;
  for (;;) {
    await sender.sweepMail(at(now));
    const due = await nextDue(sender);
    if (due === Infinity || due - start > 24 * 60 * minute) return Math.round((now - start) / minute);
    now = Math.max(now + minute, due);
  }
}

const at = (millis: number) => () => new Date(millis);

/** When the next email is due, in milliseconds; Infinity if none is queued. */
async function nextDue({ db }: Sender): Promise<number> {
  const { docs } = await db
    .collection(collections.mail)
    .where('state', 'in', waiting)
    .orderBy('next_attempt_at')
    .limit(1)
    .get();
  return docs[0] ? (docs[0].get('next_attempt_at') as Timestamp).toMillis() : Infinity;
}
