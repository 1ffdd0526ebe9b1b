import type { CompositeIndex, IndexField, IndexFile } from './index-file';
import { inequalities } from './operators';
import type { Order, QueryShape } from './query-shape';

const contains: ReadonlySet<string> = new Set(['ARRAY_CONTAINS', 'ARRAY_CONTAINS_ANY']);

export interface FoundIndexes {
  /** In words, such as `status + scheduled_date`. */
  readonly names: readonly string[];
  /** Those of `firestore.indexes.json` among them. */
  readonly composite: readonly CompositeIndex[];
}

/**
 * The indexes from which the database answers a query, or null if it would refuse it. By the documented rules alone; the
 * database itself is not asked. Every field has an index by itself in each direction and, for a list, by its entries.
 * Conditions of equality are answered from any indexes together that have the same order behind them; an order by two
 * fields, or by one beside a condition on another, needs a composite index.
 * https://firebase.google.com/docs/firestore/query-data/index-overview
 */
export function findIndex(shape: QueryShape, { indexes, fieldOverrides }: IndexFile): FoundIndexes | null {
  const sorted = ordersOf(shape);
  const equal = shape.conditions.filter(
    ({ field, operator }) => field !== '__name__' && !inequalities.has(operator),
  );
  const wanted = equal.map(({ field, operator }) => (contains.has(operator) ? entriesOf(field) : field));
  const scope = shape.group ? 'COLLECTION_GROUP' : 'COLLECTION';

  const single = (field: string, is: Omit<IndexField, 'fieldPath'>) => {
    const override = overrideOf(shape.collection, field, fieldOverrides);
    if (!override) return !shape.group;
    return override.indexes.some(
      ({ queryScope, order, arrayConfig }) =>
        queryScope === scope &&
        arrayConfig === is.arrayConfig &&
        (is.order === undefined || order === is.order),
    );
  };

  if (sorted.length === 0) {
    const answered = equal.every(({ field, operator }) =>
      single(field, contains.has(operator) ? { arrayConfig: 'CONTAINS' } : {}),
    );
    return answered ? { names: wanted.length > 0 ? wanted : ['__name__'], composite: [] } : null;
  }
  const [first] = sorted;
  if (sorted.length === 1 && first && equal.every(({ field }) => field === first.field)) {
    return single(first.field, { order: directionOf(first) })
      ? { names: [first.field], composite: [] }
      : null;
  }
  const fitting = indexes.filter(
    ({ collectionGroup, queryScope, fields }) =>
      collectionGroup === shape.collection &&
      queryScope === scope &&
      endsWith(fields, sorted) &&
      fields.slice(0, -sorted.length).every((field) => wanted.includes(nameOf(field))),
  );
  const covered = new Set(fitting.flatMap(({ fields }) => fields.slice(0, -sorted.length).map(nameOf)));
  if (fitting.length === 0 || !wanted.every((field) => covered.has(field))) return null;
  return { names: fitting.map(({ fields }) => fields.map(nameOf).join(' + ')), composite: fitting };
}

/** What replaces the indexes of a field: its own override before that of a map that contains it. */
export function overrideOf(
  collection: string,
  field: string,
  overrides: IndexFile['fieldOverrides'],
): IndexFile['fieldOverrides'][number] | undefined {
  return overrides
    .filter(
      ({ collectionGroup, fieldPath }) =>
        collectionGroup === collection && `${field}.`.startsWith(`${fieldPath}.`),
    )
    .sort((one, other) => other.fieldPath.length - one.fieldPath.length)[0];
}

const entriesOf = (field: string) => `${field}[]`;

const nameOf = ({ fieldPath, arrayConfig }: IndexField) => (arrayConfig ? entriesOf(fieldPath) : fieldPath);

const directionOf = ({ descending }: Order) => (descending ? 'DESCENDING' : 'ASCENDING');

const endsWith = (fields: readonly IndexField[], sorted: readonly Order[]) =>
  sorted.every((order, at) => {
    const field = fields[fields.length - sorted.length + at];
    return field?.fieldPath === order.field && field.order === directionOf(order);
  });

/** The orders that an index must have: every index ends with `__name__` in the direction of its last field. */
function ordersOf({ orders, summed }: QueryShape): Order[] {
  const named = orders.filter(({ field }) => field !== '__name__');
  const all = [
    ...named,
    ...summed
      .filter((field) => !named.some((order) => order.field === field))
      .map((field) => ({ field, descending: named.at(-1)?.descending ?? false })),
  ];
  const last = orders.at(-1);
  const turned = last?.field === '__name__' && last.descending !== (all.at(-1)?.descending ?? false);
  return turned ? [...all, last] : all;
}
