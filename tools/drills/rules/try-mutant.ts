import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../../backend/process/run-command';
import { repositoryRoot } from '../../backend/stack';
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
  const { code, output } = await runCommand(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--project', 'rules', '--bail', '1', ...mutant.tests],
    { cwd: repositoryRoot, env: { ...env, [variables[mutant.file]]: file } },
  );
  if (code === 0) return false;
  // Invalid rules or tests that did not start prove nothing.
  if (!/AssertionError|Expected request|PERMISSION_DENIED|FirebaseError|unauthorized/i.test(output)) {
    throw new Error(`The tests of "${mutant.name}" did not run:\n${output.slice(-2_000)}`);
  }
  return true;
}
