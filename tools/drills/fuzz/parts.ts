import type { CallName } from '@domain/api/contract';

/**
 * Requests per part: enough to make creating its records cheap, few enough that a run can stop between parts.
 */
export const partSize = 500;

/** A range of the requests to a call. They depend only on its number, so that a run can be continued. */
export interface Part {
  readonly name: CallName;
  /** From 0; part `number` starts at request `number * partSize`. */
  readonly number: number;
  readonly count: number;
}

/** The results of a part's requests. */
export interface PartReport {
  readonly name: string;
  readonly requests: number;
  /** Responses by outcome: `result`, an error code or status, or the HTTP status. */
  readonly answers: Readonly<Record<string, number>>;
  /** The first fault with the smallest body that triggers it; null if there was none. */
  readonly failure: string | null;
}

export interface CallReport extends Omit<PartReport, 'failure'> {
  /** At most one from each part. */
  readonly failures: readonly string[];
}

/**
 * All parts of requests `from` to `from + count` of each call; every call's first part comes before any
 * second part.
 */
export function partsOf(calls: readonly CallName[], from: number, count: number): Part[] {
  const first = from / partSize;
  return Array.from({ length: Math.ceil(count / partSize) }, (_, index) =>
    calls.map((name) => ({
      name,
      number: first + index,
      count: Math.min(partSize, count - index * partSize),
    })),
  ).flat();
}

/** By call, in alphabetical order. */
export function gathered(parts: readonly PartReport[]): CallReport[] {
  const calls = new Map<string, CallReport>();
  for (const { name, requests, answers, failure } of parts) {
    const call = calls.get(name) ?? { name, requests: 0, answers: {}, failures: [] };
    const sum = { ...call.answers };
    for (const [said, times] of Object.entries(answers)) sum[said] = (sum[said] ?? 0) + times;
    calls.set(name, {
      name,
      requests: call.requests + requests,
      answers: sum,
      failures: failure === null ? call.failures : [...call.failures, failure],
    });
  }
  return [...calls.values()].sort((a, b) => a.name.localeCompare(b.name));
}
