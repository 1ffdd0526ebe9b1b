import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../../backend/process/run-command';
import { repositoryRoot } from '../../backend/stack';
import { trustedJson } from '../../trusted-json';
import type { TestedMutant } from './rules-mutants';

/** Environment variables that make the rules tests use other rules than the repository's. */
const variables = { 'firestore.rules': 'FIRESTORE_RULES', 'storage.rules': 'STORAGE_RULES' } as const;

/**
 * Runs the rules tests against a mutant on the stack that `env` names. @returns whether one of them failed,
 * as expected. @throws Error if the tests did not run.
 */
export async function isKilled(
  mutant: TestedMutant,
  folder: string,
  env: Readonly<Record<string, string>>,
): Promise<boolean> {
  const file = path.join(folder, mutant.file);
  writeFileSync(file, mutant.rules);
  const report = path.join(folder, 'report.json');
  rmSync(report, { force: true });
  const { code, output } = await runCommand(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...['--project', 'rules', '--bail', '1', '--reporter', 'json', `--outputFile=${report}`],
      ...mutant.tests,
    ],
    { cwd: repositoryRoot, env: { ...env, [variables[mutant.file]]: file } },
  );
  if (code === 0) return false;
  const failures = existsSync(report) ? failuresIn(trustedJson<Report>(readFileSync(report, 'utf8'))) : [];
  // Invalid rules or tests that did not start fail no test, and one that took too long proves nothing.
  if (!failures.some((message) => !/timed out/i.test(message))) {
    const reason = failures[0] ?? output.slice(-2_000);
    throw new Error(`The tests of "${mutant.name}" ended with ${code} and did not judge it: ${reason}`);
  }
  return true;
}

/** The used part of vitest's JSON report. */
interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly failureMessages?: readonly string[] | null }[];
  }[];
}

/** The message of each failed test. */
function failuresIn({ testResults }: Report): string[] {
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults.flatMap(({ failureMessages }) => failureMessages?.slice(0, 1) ?? []),
  );
}
