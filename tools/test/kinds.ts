/** The kinds of tests, in the order in which they run. */
export const kinds = ['unit', 'budgets', 'rules', 'functions', 'e2e'] as const;
export type Kind = (typeof kinds)[number];

/** The kinds that vitest runs. */
export type VitestKind = Exclude<Kind, 'budgets' | 'e2e'>;

/**
 * What each part of `npm test` may take, in minutes on two idle processors with the packages installed. The
 * measured minutes are printed beside it; a slow machine does not fail a run.
 */
export const minutesFor: Readonly<Record<string, number>> = {
  check: 3,
  unit: 3,
  budgets: 2,
  rules: 1,
  functions: 5,
  e2e: 10,
} satisfies Record<Kind | 'check', number>;

/** Whether this kind of tests needs the local stack. */
export function needsStack(kind: Kind): kind is Exclude<Kind, 'unit' | 'budgets'> {
  return kind !== 'unit' && kind !== 'budgets';
}
