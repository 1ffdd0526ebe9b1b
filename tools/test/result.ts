/** The result of one kind of tests or one step of the check. */
export interface Result {
  readonly name: string;
  readonly passed: number;
  /** The full name of each failed test with its message, of which further lines are indented. */
  readonly failures: readonly string[];
  /** A sentence about the run that the summary prints. */
  readonly note?: string;
  /** What the run took, where it was measured. */
  readonly minutes?: number;
}

/** A run that ended before it reported counts as one failure. */
export function brokenRun(name: string, reason: string): Result {
  return { name, passed: 0, failures: [`${name}: ${reason}`] };
}

/** Measures what a run takes. */
export async function timed(run: () => Promise<Result>): Promise<Result> {
  const since = performance.now();
  const result = await run();
  return { ...result, minutes: (performance.now() - since) / 60_000 };
}

/** A failure's message as it is printed under its test: without colors, and no more than `count` lines. */
export function linesOf(text = 'failed', count = 15): string {
  // Terminal colors are escape sequences.
  const lines = text.replace(/\u001b\[\d+(;\d+)*m/g, '').split('\n');
  return lines
    .filter((line) => line.trim() !== '')
    .slice(0, count)
    .join('\n      ');
}
