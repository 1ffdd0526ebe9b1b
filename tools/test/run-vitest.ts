import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../backend/process/run-command';
import { repositoryRoot } from '../backend/stack';
import { trustedJson } from '../trusted-json';
import type { VitestKind } from './kinds';
import { readVitestReport } from './read-vitest-report';
import { brokenRun, linesOf, type Result } from './result';

/** The projects of vitest.config.ts for a kind, unless it has one of the same name. */
const projectsOf: Partial<Record<VitestKind, readonly string[]>> = {
  unit: ['unit', 'unit-page', 'unit-own-process'],
  rules: ['rules', 'rules-mutants'],
  functions: ['functions', 'functions-own-process', 'functions-alone'],
};

/** Runs one kind of tests, or those `files` of it, with vitest. The JSON report is written to `reportDir`. */
export async function runVitest(
  kind: VitestKind,
  env: Readonly<Record<string, string>>,
  reportDir: string,
  files: readonly string[] = [],
): Promise<Result> {
  const file = path.join(reportDir, `${kind}.json`);
  const { code, output } = await runCommand(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...(projectsOf[kind] ?? [kind]).flatMap((project) => ['--project', project]),
      '--reporter',
      'default',
      '--reporter',
      'json',
      `--outputFile.json=${file}`,
      ...files,
    ],
    { cwd: repositoryRoot, env, echo: true },
  );
  if (!existsSync(file)) return brokenRun(kind, `vitest ended with ${code} and no report`);
  const result = readVitestReport(
    kind,
    trustedJson<Parameters<typeof readVitestReport>[1]>(readFileSync(file, 'utf8')),
  );
  if (result.passed + result.failures.length === 0) return brokenRun(kind, 'there are no tests');
  // An unhandled error outside any test fails the run but no test in the report.
  if (code !== 0 && result.failures.length === 0) {
    const [, unhandled] = output.split(/Unhandled (?:Rejection|Error)/);
    return {
      ...result,
      failures: [
        `${kind}: vitest ended with ${code}\n      ${linesOf(unhandled ?? output.slice(-2_000), 30)}`,
      ],
    };
  }
  return result;
}
