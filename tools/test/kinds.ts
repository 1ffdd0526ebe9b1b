import { Failure } from '../console/failure.mjs';

/** The kinds of tests, in the order in which they run. */
export const kinds = ['unit', 'budgets', 'rules', 'functions', 'e2e'] as const;
export type Kind = (typeof kinds)[number];

/** The kinds that vitest runs. */
export type VitestKind = Exclude<Kind, 'budgets' | 'e2e'>;

/** Whether this kind of tests needs the local stack. */
export function needsStack(kind: Kind): kind is Exclude<Kind, 'unit' | 'budgets'> {
  return kind !== 'unit' && kind !== 'budgets';
}

/** The kinds named in `args`; all if none is named. @throws Failure for an unknown kind. */
export function kindsOf(args: readonly string[]): readonly Kind[] {
  const unknown = args.find((arg) => !(kinds as readonly string[]).includes(arg));
  if (unknown !== undefined)
    throw new Failure(`Unknown kind of tests "${unknown}". Known: ${kinds.join(', ')}.`);
  return args.length === 0 ? kinds : kinds.filter((kind) => args.includes(kind));
}
