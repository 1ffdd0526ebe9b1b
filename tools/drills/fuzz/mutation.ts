import fc, { type Arbitrary } from 'fast-check';
import { hostileText, hostileValue, objectOf, oddKeys } from './hostile-values';

/** One change to a valid body. `place` selects a member, wrapping around. */
export type Mutation = { readonly place: number } & (
  | { readonly kind: 'replaced'; readonly value: unknown }
  | { readonly kind: 'lengthened'; readonly before: string; readonly after: string }
  | { readonly kind: 'left-out' }
  | { readonly kind: 'joined-by'; readonly key: string; readonly value: unknown }
);

const place = fc.nat(10_000);

export const mutation: Arbitrary<Mutation> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ place, kind: fc.constant('replaced' as const), value: hostileValue }) },
  {
    weight: 5,
    arbitrary: fc.record({
      place,
      kind: fc.constant('lengthened' as const),
      before: fc.oneof({ weight: 2, arbitrary: fc.constant('') }, hostileText),
      after: hostileText,
    }),
  },
  { weight: 1, arbitrary: fc.record({ place, kind: fc.constant('left-out' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      place,
      kind: fc.constant('joined-by' as const),
      key: fc.constantFrom<string>(...oddKeys),
      value: hostileValue,
    }),
  },
);

type Path = readonly (string | number)[];
type Container = Record<string | number, unknown>;

/** A copy of the body with these changes applied in order. */
export function mutated(body: unknown, mutations: readonly Mutation[]): unknown {
  return mutations.reduce((changed, one) => {
    const copy = { body: structuredClone(changed) };
    const paths = pathsOf(copy.body, ['body']);
    const path = paths[one.place % paths.length];
    if (path) change(copy, path, one);
    return copy.body;
  }, body);
}

/** Every member of a value at every depth, starting with the value itself. */
export function pathsOf(value: unknown, path: Path): Path[] {
  if (value === null || typeof value !== 'object') return [path];
  return [path, ...Object.entries(value).flatMap(([key, member]) => pathsOf(member, [...path, key]))];
}

function change(root: Container, path: Path, one: Mutation): void {
  const parent = path.slice(0, -1).reduce<Container>((at, key) => at[key] as Container, root);
  const key = path.at(-1) ?? '';
  const value = parent[key];
  switch (one.kind) {
    case 'replaced':
      parent[key] = one.value;
      return;
    case 'lengthened':
      parent[key] =
        typeof value === 'string' ? `${one.before}${value}${one.after}` : lengthened(value, one.after);
      return;
    case 'left-out':
      delete parent[key];
      return;
    case 'joined-by':
      parent[key] = objectOf([
        ...(value !== null && typeof value === 'object' ? Object.entries(value) : []),
        [one.key, one.value],
      ]);
  }
}

function lengthened(value: unknown, by: string): unknown {
  return Array.isArray(value) ? [...(value as unknown[]), by] : value;
}
