import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../../backend/stack';
import { isEquivalent } from './equivalent-mutants';
import { mutantsOf, type Mutant } from './mutate-rules';

export interface TestedMutant extends Mutant {
  readonly file: 'firestore.rules' | 'storage.rules';
  /** The test files that must detect it, in the order in which they run. */
  readonly tests: readonly string[];
}

/** Tests that use every function of the rules. */
const shared = ['leads', 'admins', 'identity', 'office-queries', 'visits'];

/** All mutants of both rule files that are not equivalent. */
export function rulesMutants(): TestedMutant[] {
  return (['firestore.rules', 'storage.rules'] as const).flatMap((file) =>
    mutantsOf(readFileSync(path.join(repositoryRoot, file), 'utf8'))
      .filter(({ name }) => !isEquivalent(name))
      .map((mutant) => ({ ...mutant, file, tests: testsFor(file, mutant.block) })),
  );
}

function testsFor(file: TestedMutant['file'], block: string | null): string[] {
  const test = (name: string) => `tests/rules/${name}.test.ts`;
  if (file === 'storage.rules') return [test('storage')];
  const own = test(block?.replaceAll('_', '-') ?? '');
  if (block !== null && existsSync(path.join(repositoryRoot, own))) return [own];
  return block === null ? shared.map(test) : [test('every-collection')];
}
