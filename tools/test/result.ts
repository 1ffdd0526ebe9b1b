/** What came of the tests of one kind, or of one step of the check. */
export interface Result {
  readonly name: string;
  readonly passed: number;
  /** The full name of each test that failed, with the first line of its message. */
  readonly failures: readonly string[];
  /** Those of the passed that failed at first, in the same words. */
  readonly flaky?: readonly string[];
}

/** A run that ended before it could report: it counts as one failure. */
export function brokenRun(name: string, reason: string): Result {
  return { name, passed: 0, failures: [`${name}: ${reason}`] };
}
