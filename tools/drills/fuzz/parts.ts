import type { CallName } from '@domain/api/contract';

/** Requests in a part: enough that a part's own records cost little, few enough that a run can end between two. */
export const partSize = 500;

/** Some of the requests to a call. Its number alone decides on them, so that a run can be taken up where another has ended. */
export interface Part {
  readonly name: CallName;
  /** From 0: a part begins at request `number * partSize`. */
  readonly number: number;
  readonly count: number;
}

/** What the requests of a part led to. */
export interface PartReport {
  readonly name: string;
  readonly requests: number;
  /** Answers by what they say: `result`, an error's code or status, or the HTTP status. */
  readonly answers: Readonly<Record<string, number>>;
  /** The first fault, with the smallest body that shows it; null where there was none. */
  readonly failure: string | null;
}

export interface CallReport extends Omit<PartReport, 'failure'> {
  /** One of each part at most. */
  readonly failures: readonly string[];
}

/** All parts of requests `from` to `from + count` of each call; every call's first before any call's second. */
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

/** By call, in the order of their names. */
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
