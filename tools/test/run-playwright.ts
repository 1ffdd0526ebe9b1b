import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../backend/process/run-command';
import { repositoryRoot } from '../backend/stack';
import { readPlaywrightReport } from './read-playwright-report';
import { brokenRun, type Result } from './result';

/** As playwright.config.ts has them, one after the other: only the tests of one may run at the same time. */
const projects = ['side by side', 'alone'] as const;

/** Runs the browser tests. `reportDir` takes the JSON reports. */
export async function runPlaywright(
  env: Readonly<Record<string, string>>,
  reportDir: string,
): Promise<Result> {
  const passed: number[] = [];
  const failures: string[] = [];
  for (const project of projects) {
    const result = await runProject(project, env, reportDir);
    passed.push(result.passed);
    failures.push(...result.failures);
  }
  return { name: 'e2e', passed: passed.reduce((sum, count) => sum + count, 0), failures };
}

async function runProject(
  project: (typeof projects)[number],
  env: Readonly<Record<string, string>>,
  reportDir: string,
): Promise<Result> {
  const file = path.join(reportDir, `e2e-${project.replaceAll(' ', '-')}.json`);
  const { code } = await runCommand(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', '--project', project],
    { cwd: repositoryRoot, env: { ...env, PLAYWRIGHT_JSON: file }, echo: true },
  );
  if (!existsSync(file)) return brokenRun('e2e', `Playwright ended with ${code} and no report`);
  const result = readPlaywrightReport(
    'e2e',
    JSON.parse(readFileSync(file, 'utf8')) as Parameters<typeof readPlaywrightReport>[1],
  );
  if (result.passed + result.failures.length === 0) return brokenRun('e2e', 'there are no tests');
  return code !== 0 && result.failures.length === 0
    ? { ...result, failures: [`e2e: Playwright ended with ${code}`] }
    : result;
}
