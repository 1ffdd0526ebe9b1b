import { trustedJson } from '../trusted-json';
import { rulesProjects } from './not-of-the-product';
import { inequalities, operators } from './operators';

/** What the database answers from its indexes at once: conditions that must all hold. A query with `or` is several. */
export interface QueryShape {
  readonly collection: string;
  /** Whether it asks all collections of that name, wherever they are. */
  readonly group: boolean;
  /** Operators have the names of the database's protocol, such as `EQUAL`. */
  readonly conditions: readonly { readonly field: string; readonly operator: string }[];
  /** Complete, as the database sorts: also by the fields of inequalities, and by `__name__` at the end. */
  readonly orders: readonly Order[];
  /** The fields that a `sum` or an `average` reads. */
  readonly summed: readonly string[];
}

export interface Order {
  readonly field: string;
  readonly descending: boolean;
}

/** A filter as the local database records it. */
type Filter =
  | { readonly field: string; readonly op: string }
  | { readonly op: 'AND' | 'OR'; readonly filters: readonly Filter[] };

/** One query as the local database records it. */
interface Recorded extends Pick<QueryShape, 'collection' | 'group' | 'orders' | 'summed'> {
  /** `projects/demo-sewer-scope/databases/(default)`. */
  readonly database: string;
  readonly filter: Filter | null;
}

/** A query as the SDKs take it. */
interface AskedQuery {
  readonly collection: string;
  readonly where: readonly (readonly [field: string, operator: string, value: unknown])[];
  readonly orderBy?: readonly [field: string, direction?: 'asc' | 'desc'];
}

/** The shape of a query as the database completes it: also sorted by the fields of inequalities and by `__name__`. */
export function shapeOf({ collection, where, orderBy }: AskedQuery): QueryShape {
  const conditions = where.map(([field, operator]) => ({ field, operator: operators[operator] ?? operator }));
  const descending = orderBy?.[1] === 'desc';
  const ranged = conditions.filter(({ operator }) => inequalities.has(operator)).map(({ field }) => field);
  const sorted = new Set([...(orderBy ? [orderBy[0]] : []), ...ranged.sort(), '__name__']);
  return {
    collection,
    group: false,
    conditions,
    orders: [...sorted].map((field) => ({ field, descending })),
    summed: [],
  };
}

/**
 * The shapes in a recording, one JSON text on each row. Tests that load the functions into their own process have a
 * project of their own, so only the projects of the rules tests are left out.
 */
export function readShapes(recording: string): QueryShape[] {
  return recording
    .split('\n')
    .filter((row) => row !== '')
    .map((row) => trustedJson<Recorded>(row))
    .filter(({ database }) => !database.startsWith(`projects/${rulesProjects}`))
    .flatMap(({ collection, group, filter, orders, summed }) =>
      branchesOf(filter).map((conditions) => ({ collection, group, conditions, orders, summed })),
    );
}

/** A filter as an `or` of conjunctions. */
function branchesOf(filter: Filter | null): QueryShape['conditions'][] {
  if (filter === null) return [[]];
  if ('field' in filter) return [[{ field: filter.field, operator: filter.op }]];
  const inner = filter.filters.map(branchesOf);
  if (filter.op === 'OR') return inner.flat();
  return inner.reduce((all, some) => all.flatMap((one) => some.map((other) => [...one, ...other])));
}

/** As it stands in a list: `bookings: status EQUAL, scheduled_date LESS_THAN; by scheduled_date`. */
export function describeShape({ collection, group, conditions, orders, summed }: QueryShape): string {
  const asked = conditions.map(({ field, operator }) => `${field} ${operator}`);
  const sorted = orders.map(({ field, descending }) => (descending ? `${field} DESCENDING` : field));
  return [
    `${group ? 'every ' : ''}${collection}: ${asked.join(', ') || 'all'}`,
    `by ${sorted.join(', ')}`,
    ...(summed.length > 0 ? [`sum of ${summed.join(', ')}`] : []),
  ].join('; ');
}
