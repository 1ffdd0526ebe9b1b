import { setTimeout as pause } from 'node:timers/promises';

/** Asks until it is `done`, or the time is up, or `signal` stops it. @returns the last value. */
export async function within<Value>(
  ms: number,
  ask: () => Promise<{ readonly done: boolean; readonly value: Value }>,
  signal?: AbortSignal,
): Promise<Value> {
  const end = performance.now() + ms;
  for (;;) {
    const { done, value } = await ask();
    if (done || performance.now() > end || signal?.aborted === true) return value;
    await pause(Math.min(1_000, ms / 10));
  }
}
