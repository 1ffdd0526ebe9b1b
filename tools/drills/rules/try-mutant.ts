import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../../backend/process/run-command';
import { repositoryRoot } from '../../backend/stack';
import type { TestedMutant } from './rules-mutants';

/** The variables by which the tests of the rules take others than the repository's. */
const variables = { 'firestore.rules': 'FIRESTORE_RULES', 'storage.rules': 'STORAGE_RULES' } as const;

/**
 * Runs the tests of a mutant's rules against it, on the stack that `env` names.
 * @returns whether one of them failed, as it has to.
 * @throws Error where the tests did not run at all.
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
  // A mutant that is no rules any more, or tests that never began, prove nothing.
  if (!/AssertionError|Expected request|PERMISSION_DENIED|FirebaseError|unauthorized/i.test(output)) {
    throw new Error(`The tests of "${mutant.name}" did not run:\n${output.slice(-2_000)}`);
  }
  return true;
}
