import type { CallName } from '@domain/api/contract';
import { fuzzPart } from './fuzz-part';
import { gathered, partsOf, type CallReport, type PartReport } from './parts';
import { runLane } from './run-lane';

interface FuzzRun {
  readonly seed: number;
  readonly calls: readonly CallName[];
  /** The first request to each call; of those before, as of all, the seed decides. */
  readonly from?: number;
  /** Requests to each call. */
  readonly count: number;
  /** Lanes that work at the same time. */
  readonly parallel: number;
  /** After so many, nothing new is begun. */
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

/** Hostile requests to each of these calls, in projects that nothing else uses; then all mails that they led to. */
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
