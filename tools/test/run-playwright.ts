import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../backend/process/run-command';
import { repositoryRoot } from '../backend/stack';
import { trustedJson } from '../trusted-json';
import { readPlaywrightReport } from './read-playwright-report';
import { brokenRun, type Result } from './result';

/** Runs the browser tests, or those `files` of them. The JSON report is written to `reportDir`. */
export async function runPlaywright(
  env: Readonly<Record<string, string>>,
  reportDir: string,
  files: readonly string[] = [],
): Promise<Result> {
  const file = path.join(reportDir, 'e2e.json');
  const { code } = await runCommand(
    process.execPath,
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      // A file of tests/e2e/alone would otherwise run all other tests first.
      ...(files.length > 0 ? ['--no-deps', ...files] : []),
    ],
    { cwd: repositoryRoot, env: { ...env, PLAYWRIGHT_JSON: file }, echo: true },
  );
  if (!existsSync(file)) return brokenRun('e2e', `Playwright ended with ${code} and no report`);
  const result = readPlaywrightReport(
    'e2e',
    trustedJson<Parameters<typeof readPlaywrightReport>[1]>(readFileSync(file, 'utf8')),
  );
  if (result.passed + result.failures.length === 0) return brokenRun('e2e', 'there are no tests');
  return code !== 0 && result.failures.length === 0
    ? { ...result, failures: [`e2e: Playwright ended with ${code}`] }
    : result;
}
