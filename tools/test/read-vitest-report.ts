import { linesOf, type Result } from './result';

/** The used part of vitest's JSON report. */
interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
}

/** A file that failed to load counts as one failure. */
export function readVitestReport(name: string, report: VitestReport): Result {
  const tests = report.testResults.flatMap((file) => file.assertionResults);
  const failed = tests
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) => `${fullName}: ${linesOf(failureMessages?.[0])}`);
  const unloadable = report.testResults
    .filter(
      (file) => file.status === 'failed' && file.assertionResults.every(({ status }) => status !== 'failed'),
    )
    .map((file) => `${file.name}: ${linesOf(file.message)}`);
  return {
    name,
    passed: tests.filter(({ status }) => status === 'passed').length,
    failures: [...failed, ...unloadable],
  };
}
