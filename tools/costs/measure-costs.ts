import { setTimeout as pause } from 'node:timers/promises';
import { createDemoAdmin } from '../admin/create-demo-admin';
import { sweepOnce } from '../backend/sweep-once';
import { signInDemoAdmin } from '../demo/sign-in-demo-admin';
import { runJob } from './run-job';
import { storedNow } from './stored';
import { readEntries, times, usageOf, type Entry, type Usage } from './usage';

export interface Measured {
  readonly jobs: number;
  /** For one job, without its sweeps. */
  readonly job: Usage;
  /** For one job, by function. */
  readonly byFunction: Readonly<Record<string, Usage>>;
  readonly documentsAJob: number;
  readonly documentBytesAJob: number;
  readonly filesAJob: number;
  readonly fileBytesAJob: number;
  readonly mailsAJob: number;
  /** Sent to the client by the report page. */
  readonly reportBytesAJob: number;
  /** For a round without changes. */
  readonly idleSweep: Usage;
  /** For a round that recounts the figures. */
  readonly countingSweep: Usage;
}

const idleRounds = 5;
/** The sweeper looks this far back for changes, so earlier rounds still count them. */
const quietMs = 95_000;
const sweeps = new Set(['dev-tick', 'sweep-everything']);

/**
 * Runs complete jobs on the running stack, then a few sweeper rounds. Operations are recorded in `folder`.
 */
export async function measureCosts(
  jobs: number,
  folder: string,
  detail: (text: string) => void,
): Promise<Measured> {
  await createDemoAdmin();
  const before = await storedNow();
  const begun = Date.now();
  let reportBytes = 0;
  for (let index = 0; index < jobs; index += 1) {
    detail(`job ${index + 1} of ${jobs}`);
    reportBytes += await runJob(index, await signInDemoAdmin());
  }
  detail('waiting for triggers');
  await settled(folder);
  const between = await storedNow();
  const jobEntries = readEntries(folder).filter((entry) => !sweeps.has(entry.function) && entry.at >= begun);

  const countingSweep = await usageOfSweep(folder);
  detail('sweeper without changes');
  await pause(quietMs);
  await sweepOnce();
  let idle: Usage | null = null;
  const rounds: Usage[] = [];
  for (let round = 0; round < idleRounds; round += 1) rounds.push(await usageOfSweep(folder));
  for (const usage of rounds) if (idle === null || usage.reads < idle.reads) idle = usage;

  const names = [...new Set(jobEntries.map((entry) => entry.function))].sort();
  const of = (name: string) => jobEntries.filter((entry) => entry.function === name);
  return {
    jobs,
    job: times(usageOf(jobEntries), 1 / jobs),
    byFunction: Object.fromEntries(names.map((name) => [name, times(usageOf(of(name)), 1 / jobs)])),
    documentsAJob: (between.documents - before.documents) / jobs,
    documentBytesAJob: (between.documentBytes - before.documentBytes) / jobs,
    filesAJob: (between.files - before.files) / jobs,
    fileBytesAJob: (between.fileBytes - before.fileBytes) / jobs,
    mailsAJob: (between.mails - before.mails) / jobs,
    reportBytesAJob: reportBytes / jobs,
    idleSweep: idle!,
    countingSweep,
  };
}

async function usageOfSweep(folder: string): Promise<Usage> {
  const begun = Date.now();
  await sweepOnce();
  const isOfSweep = (entry: Entry) => sweeps.has(entry.function) && entry.at >= begun;
  // A round logs its duration after its response.
  for (;;) {
    const entries = readEntries(folder).filter(isOfSweep);
    if (entries.some(({ operation }) => operation === 'invocations')) return usageOf(entries);
    await pause(100);
  }
}

/** Waits until no function has been active for a while. */
async function settled(folder: string): Promise<void> {
  for (let seen = -1; ;) {
    const now = readEntries(folder).length;
    if (now === seen) return;
    seen = now;
    await pause(5_000);
  }
}
