import { buildFunctions } from '../backend/build/build-functions';
import { buildSite } from '../backend/build/build-site';
import { runCommand } from '../backend/process/run-command';
import { repositoryRoot } from '../backend/stack';
import { Failure } from '../console/failure.mjs';
import { step } from '../console/progress.mjs';
import { checkInlineScripts } from '../hosting/check-inline-scripts';
import { checkSupplyChain } from '../supply-chain/check-supply-chain';
import { checkSteps } from './check-steps';
import { timed, type Result } from './result';
import { runVitest } from './run-vitest';

/**
 * Everything that needs no emulator: format, firebase.json, types, lint, the supply chain, the builds, and
 * unit tests. @returns the steps' result and the unit tests'. @throws Failure with the output of the first
 * failing step.
 */
export async function check(reportDir: string): Promise<readonly Result[]> {
  const steps = await timed(runSteps);
  console.log();
  return [steps, await timed(() => runVitest('unit', {}, reportDir))];
}

/** Counts no tests: a step that fails ends the run. */
async function runSteps(): Promise<Result> {
  for (const { name, commands } of checkSteps) {
    await step(name, async () => {
      const results = await Promise.all(
        commands.map((command) => runCommand(process.execPath, command, { cwd: repositoryRoot })),
      );
      const failed = results.filter(({ code }) => code !== 0).map(({ output }) => output.trim());
      if (failed.length > 0) throw new Failure(`${name} failed.\n\n${failed.join('\n\n')}`);
    });
  }
  await step('Supply chain', supplyChain);
  await step('Build, backend', () => buildFunctions());
  await step('Build, site', () => buildSite());
  await step('Inline scripts', () => checkInlineScripts());
  return { name: 'check', passed: 0, failures: [] };
}

async function supplyChain(): Promise<string> {
  const failures = await checkSupplyChain();
  if (failures.length > 0) throw new Failure(`The supply chain failed.\n\n${failures.join('\n')}`);
  return 'lockfiles, licenses, secrets';
}
