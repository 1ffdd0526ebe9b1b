/** The result of one kind of tests or one step of the check. */
export interface Result {
  readonly name: string;
  readonly passed: number;
  /** The full name of each failed test with the first line of its message. */
  readonly failures: readonly string[];
  /** Tests that passed only on a retry, in the same format. */
  readonly flaky?: readonly string[];
}

/** A run that ended before it reported counts as one failure. */
export function brokenRun(name: string, reason: string): Result {
  return { name, passed: 0, failures: [`${name}: ${reason}`] };
}
