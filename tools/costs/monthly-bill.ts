import { prices } from './prices';
import type { Usage } from './usage';

/** A project's monthly usage. */
export interface Month {
  readonly usage: Usage;
  readonly mails: number;
  /** Stored GiB. */
  readonly documentsGiB: number;
  readonly filesGiB: number;
  readonly hostingGiB: number;
  readonly functionsGiB: number;
}

/** US dollars a month, by part. */
export interface Bill {
  readonly database: number;
  readonly functions: number;
  readonly files: number;
  readonly transfer: number;
  readonly mail: number;
  readonly total: number;
}

const daysAMonth = 30.4;
const above = (used: number, free: number) => Math.max(0, used - free);

/** Functions have one CPU each; those with 1 GiB count twice the memory. */
export function monthlyBill({ usage, mails, documentsGiB, filesGiB, hostingGiB, functionsGiB }: Month): Bill {
  const { firestore, functions, files, transfer } = prices;
  const operations = (['reads', 'writes', 'deletes'] as const).map(
    (name) => (above(usage[name], firestore.freeADay[name] * daysAMonth) / 100_000) * firestore[name],
  );
  const database =
    operations.reduce((sum, part) => sum + part, 0) +
    above(documentsGiB, firestore.freeStorageGiB) * firestore.storage;
  const seconds = usage.seconds + usage.largeSeconds;
  const gibSeconds = usage.seconds / 2 + usage.largeSeconds;
  const compute =
    above(seconds, functions.free.vcpuSeconds) * functions.vcpuSecond +
    above(gibSeconds, functions.free.gibSeconds) * functions.gibSecond +
    (above(usage.invocations, functions.free.invocations) / 1_000_000) * functions.invocations;
  const stored = above(filesGiB, files.freeGiB) * files.storage;
  const sent =
    above(hostingGiB, transfer.freeHostingGiB) * transfer.hosting +
    above(functionsGiB, transfer.freeFunctionsGiB) * transfer.functions;
  const mail = mailPrice(mails);
  return {
    database,
    functions: compute,
    files: stored,
    transfer: sent,
    mail,
    total: database + compute + stored + sent + mail,
  };
}

/** The smallest plan that covers the emails; above the largest, as many of it as needed. */
export function mailPrice(mails: number): number {
  const plan = prices.mailPlans.find((each) => each.mails >= mails);
  if (plan) return plan.price;
  const largest = prices.mailPlans[prices.mailPlans.length - 1]!;
  return Math.ceil(mails / largest.mails) * largest.price;
}
