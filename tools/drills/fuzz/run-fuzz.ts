import type { CallName } from '@domain/api/contract';
import { fuzzPart } from './fuzz-part';
import { gathered, partsOf, type CallReport, type PartReport } from './parts';
import { runLane } from './run-lane';

interface FuzzRun {
  readonly seed: number;
  readonly calls: readonly CallName[];
  /** The first request to each call; earlier ones are also determined by the seed. */
  readonly from?: number;
  /** Requests to each call. */
  readonly count: number;
  /** The number of concurrent lanes. */
  readonly parallel: number;
  /** After this many minutes nothing new is started. */
  readonly minutes?: number;
  readonly onProgress?: (requests: number) => void;
}

export interface FuzzReport {
  readonly seed: number;
  readonly from: number;
  readonly count: number;
  readonly seconds: number;
  readonly calls: readonly CallReport[];
  readonly mails: number;
  readonly failures: readonly string[];
}

/** Sends hostile requests to each of these calls in dedicated projects, then checks all resulting emails. */
export async function runFuzz(run: FuzzRun): Promise<FuzzReport> {
  const { seed, calls, from = 0, count, parallel, minutes = Infinity, onProgress } = run;
  const began = Date.now();
  const waiting = partsOf(calls, from, count);
  const reports: PartReport[] = [];
  let requests = 0;
  const lanes = await Promise.all(
    Array.from({ length: parallel }, (_, index) =>
      runLane({
        name: String(index),
        async work(world, url) {
          while (Date.now() - began < minutes * 60_000) {
            const part = waiting.shift();
            if (!part) return;
            const report = await fuzzPart(part, world, url, seed);
            reports.push(report);
            requests += report.requests;
            onProgress?.(requests);
          }
        },
      }),
    ),
  );
  return {
    seed,
    from,
    count,
    seconds: Math.round((Date.now() - began) / 1000),
    calls: gathered(reports),
    mails: lanes.reduce((sum, { mails }) => sum + mails, 0),
    failures: [
      ...reports.flatMap(({ failure }) => failure ?? []),
      ...lanes.flatMap(({ failures }) => failures),
    ],
  };
}
