import { existsSync, readFileSync } from 'node:fs';
import { linesOf, type Result } from './result';

interface Suite {
  readonly title: string;
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly ok: boolean;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly {
        readonly error?: { readonly message?: string; readonly location?: { readonly line: number } };
        readonly attachments?: readonly { readonly name: string; readonly path?: string }[];
      }[];
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
    failures: [...named('unexpected'), ...report.errors.map(({ message }) => linesOf(message))],
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
      message: messageOf(results.findLast(({ error }) => error)),
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => testsOf(inner, titles))];
}

type TestRun = NonNullable<Suite['specs']>[number]['tests'][number]['results'][number];

/** A failed test's error with its line, and what its page showed, because screenshots don't outlive a run elsewhere. */
function messageOf(failed: TestRun | undefined): string {
  const line = failed?.error?.location?.line;
  const error = `${line === undefined ? '' : `line ${line}: `}${linesOf(failed?.error?.message)}`;
  const context = failed?.attachments?.find(({ name }) => name === 'error-context')?.path;
  if (context === undefined || !existsSync(context)) return error;
  const [page] = readFileSync(context, 'utf8').split('# Page snapshot')[1]?.split('# Test source') ?? [];
  if (page === undefined) return error;
  const shown = page.replace(/ \[(?:ref=\w+|cursor=pointer)\]/g, '').replace(/^.*(?:\/url:|```).*$/gm, '');
  return `${error}\n      ${linesOf(shown, 150)}`;
}
