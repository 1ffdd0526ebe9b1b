import { buildFunctions } from '../backend/build/build-functions';
import { buildSite } from '../backend/build/build-site';
import { runCommand } from '../backend/process/run-command';
import { repositoryRoot } from '../backend/stack';
import { judgeBudgets, measureBudgets } from '../budgets/check-budgets';
import { Failure } from '../console/failure.mjs';
import { step } from '../console/progress.mjs';
import { businessNames, chosenBusiness } from '../business/chosen-business.mjs';
import { checkInlineScripts } from '../hosting/check-inline-scripts';
import { checkSupplyChain } from '../supply-chain/check-supply-chain';
import { formatAndLists, typesAndLint, type CheckStep } from './check-steps';
import { brokenRun, timed, type Result } from './result';
import { runVitest } from './run-vitest';

interface CheckOptions {
  readonly reportDir: string;
  /** A Chromium: given, the budgets are measured beside types and lint, which use one processor for most of their time. */
  readonly chromium?: string | undefined;
}

/**
 * Everything that needs no emulator: format, firebase.json, the supply chain, the builds, types, lint, and
 * unit tests. @returns the steps' result, the budgets' if they were measured, and the unit tests'. @throws
 * Failure with the output of the first failing step.
 */
export async function check({ reportDir, chromium }: CheckOptions): Promise<readonly Result[]> {
  const since = performance.now();
  await runQuickSteps();
  const measuring = chromium === undefined ? undefined : measureBeside(chromium);
  // The browser closes before a failure of types or lint ends the run.
  const [steps, budgets] = await Promise.allSettled([runCommands(typesAndLint), measuring]);
  if (steps.status === 'rejected') throw steps.reason;
  const minutes = (performance.now() - since) / 60_000;
  const judged = budgets.status === 'fulfilled' && budgets.value ? [budgets.value()] : [];
  console.log();
  return [
    // Counts no tests: a step that fails ends the run.
    { name: 'check', passed: 0, failures: [], minutes },
    ...judged,
    await timed(() => runVitest('unit', {}, reportDir)),
    ...(await withOtherBusinesses(reportDir)),
  ];
}

/** The domain's unit tests with each other business, a part of `npm run adopt:check` that takes seconds. */
async function withOtherBusinesses(reportDir: string): Promise<readonly Result[]> {
  const { name: chosen } = chosenBusiness();
  const results: Result[] = [];
  for (const name of businessNames().filter((other) => other !== chosen)) {
    const files = ['domain/', `businesses/${name}/`];
    const result = await timed(() => runVitest('unit', { BUSINESS: name }, reportDir, files));
    results.push({ ...result, name: `unit, ${name}` });
  }
  return results;
}

async function runQuickSteps(): Promise<void> {
  await runCommands(formatAndLists);
  await step('Supply chain', supplyChain);
  await step('Build, backend', () => buildFunctions());
  await step('Build, site', () => buildSite());
  await step('Inline scripts', () => checkInlineScripts());
}

async function runCommands({ name, commands }: CheckStep): Promise<void> {
  await step(name, async () => {
    const results = await Promise.all(
      commands.map((command) => runCommand(process.execPath, command, { cwd: repositoryRoot })),
    );
    const failed = results.filter(({ code }) => code !== 0).map(({ output }) => output.trim());
    if (failed.length > 0) throw new Failure(`${name} failed.\n\n${failed.join('\n\n')}`);
  });
}

/** Measures the budgets without printing a row. @returns what prints and judges them. */
async function measureBeside(chromium: string): Promise<() => Result> {
  const since = performance.now();
  try {
    const measured = await measureBudgets(chromium, (_, work) => work(() => undefined));
    const minutes = (performance.now() - since) / 60_000;
    return () => ({ ...judgeBudgets(measured), minutes });
  } catch (error) {
    return () => brokenRun('budgets', String(error));
  }
}

async function supplyChain(): Promise<string> {
  const failures = await checkSupplyChain();
  if (failures.length > 0) throw new Failure(`The supply chain failed.\n\n${failures.join('\n')}`);
  return 'lockfiles, licenses, secrets';
}
