import { existsSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../console/failure.mjs';
import { kinds, type Kind } from './kinds';
import type { Result } from './result';

export interface ChosenTests {
  readonly kind: Kind;
  /** Paths of files or folders from the repository's root; empty for all tests of the kind. */
  readonly files: readonly string[];
}

/**
 * The tests that the arguments of `npm test` name: kinds, each followed by files to run of it. Nothing named
 * is everything. `root` is the repository. @throws Failure for an unknown kind or file.
 */
export function chosenTests(args: readonly string[], root: string): readonly ChosenTests[] {
  if (args.length === 0) return kinds.map((kind) => ({ kind, files: [] }));
  const chosen = new Map<Kind, string[]>();
  let last: Kind | undefined;
  for (const arg of args) {
    if (isKind(arg)) {
      last = arg;
      chosen.set(arg, chosen.get(arg) ?? []);
    } else {
      chosen.get(kindOf(arg, last))?.push(existingFile(arg, root));
    }
  }
  return kinds.flatMap((kind) => {
    const files = chosen.get(kind);
    return files === undefined ? [] : [{ kind, files }];
  });
}

const isKind = (arg: string): arg is Kind => (kinds as readonly string[]).includes(arg);

function kindOf(file: string, last: Kind | undefined): Kind {
  if (last === undefined) throw new Failure(`Unknown kind of tests "${file}". Known: ${kinds.join(', ')}.`);
  if (last === 'budgets') throw new Failure(`Budgets have no test files, so "${file}" can't be one.`);
  return last;
}

function existingFile(file: string, root: string): string {
  if (existsSync(path.resolve(root, file))) return file;
  throw new Failure(`"${file}" is neither a kind of tests (${kinds.join(', ')}) nor a file.`);
}

/** Whether all tests of a kind were chosen, ran and passed. */
export function passedWhole(
  kind: Kind,
  chosen: readonly ChosenTests[],
  results: readonly Pick<Result, 'name' | 'failures'>[],
): boolean {
  return (
    chosen.some((one) => one.kind === kind && one.files.length === 0) &&
    results.some(({ name, failures }) => name === kind && failures.length === 0)
  );
}
