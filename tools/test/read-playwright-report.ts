import type { Result } from './result';

interface Suite {
  readonly title: string;
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly ok: boolean;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
}

/** The used part of Playwright's JSON report. */
interface PlaywrightReport {
  readonly suites: readonly Suite[];
  /** Errors outside any test, such as a file that failed to load. */
  readonly errors: readonly { readonly message?: string }[];
}

export function readPlaywrightReport(name: string, report: PlaywrightReport): Result {
  const tests = report.suites.flatMap((suite) => testsOf(suite, []));
  const named = (wanted: string) =>
    tests.filter(({ status }) => status === wanted).map(({ title, message }) => `${title}: ${message}`);
  return {
    name,
    passed: tests.filter(({ status }) => status === 'expected').length,
    failures: [...named('unexpected'), ...report.errors.map(({ message = 'failed' }) => firstLine(message))],
  };
}

function testsOf(
  suite: Suite,
  above: readonly string[],
): { title: string; status: string; message: string }[] {
  const titles = [...above, suite.title];
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests.map(({ status, results }) => ({
      title: [...titles, spec.title].join(' > '),
      status,
      message: firstLine(results.findLast(({ error }) => error)?.error?.message ?? 'failed'),
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => testsOf(inner, titles))];
}

function firstLine(text: string): string {
  // Playwright's messages contain color codes.
  return text.replace(/\u001b\[\d+m/g, '').split('\n')[0] ?? '';
}
