import { expect, test } from 'vitest';
import { findIndex } from './find-index';
import type { IndexFile } from './index-file';
import type { QueryShape } from './query-shape';

const none: IndexFile = { indexes: [], fieldOverrides: [] };

/** A query of jobs: `status EQUAL` for each condition, `-at` for a descending order; `__name__` follows the last. */
function query(
  conditions: readonly string[],
  sorted: readonly string[] = [],
  more: Partial<QueryShape> = {},
) {
  const orders = sorted.map((text) => ({ field: text.replace('-', ''), descending: text.startsWith('-') }));
  return {
    collection: 'jobs',
    group: false,
    conditions: conditions.map((text) => {
      const [field = '', operator = ''] = text.split(' ');
      return { field, operator };
    }),
    orders: [...orders, { field: '__name__', descending: orders.at(-1)?.descending ?? false }],
    summed: [],
    ...more,
  } satisfies QueryShape;
}

/** One composite index of jobs: `tags[]` for the entries of a list, `-at` for a descending field. */
function indexed(...fields: readonly string[]): IndexFile {
  return {
    ...none,
    indexes: [
      {
        collectionGroup: 'jobs',
        queryScope: 'COLLECTION',
        fields: fields.map((text) =>
          text.endsWith('[]')
            ? { fieldPath: text.slice(0, -2), arrayConfig: 'CONTAINS' }
            : { fieldPath: text.replace('-', ''), order: text.startsWith('-') ? 'DESCENDING' : 'ASCENDING' },
        ),
      },
    ],
  };
}

test.each([
  ['all', query([])],
  ['one equality', query(['status EQUAL'])],
  ['two equalities', query(['status EQUAL', 'origin IN'])],
  ['an equality beside an entry of a list', query(['status EQUAL', 'tags ARRAY_CONTAINS'])],
  ['a range', query(['at LESS_THAN'], ['at'])],
  ['a range from above', query(['at LESS_THAN'], ['-at'])],
  ['an order', query([], ['-at'])],
  ['an equality sorted by itself', query(['at EQUAL'], ['at'])],
])('%s needs no composite index', (_name, shape) => {
  expect(findIndex(shape, none)).not.toBeNull();
});

test.each([
  ['a range beside an equality', query(['status EQUAL', 'at LESS_THAN'], ['at']), ['status', 'at']],
  ['an order beside an equality', query(['status EQUAL'], ['-at']), ['status', '-at']],
  ['an order beside an entry', query(['tags ARRAY_CONTAINS'], ['-at']), ['tags[]', '-at']],
  ['equalities in another order', query(['a EQUAL', 'b EQUAL'], ['at']), ['b', 'a', 'at']],
  ['two orders', query([], ['at', '-row']), ['at', '-row']],
  ['a sum beside an equality', query(['status EQUAL'], [], { summed: ['price'] }), ['status', 'price']],
  [
    'an order by name against the last field’s direction',
    query([], [], {
      orders: [
        { field: 'at', descending: true },
        { field: '__name__', descending: false },
      ],
    }),
    ['-at', '__name__'],
  ],
])('%s is refused without its index and answered with it', (_name, shape, fields) => {
  expect(findIndex(shape, none)).toBeNull();
  expect(findIndex(shape, indexed(...fields))).not.toBeNull();
});

test.each([
  ['the other direction', query(['status EQUAL', 'at LESS_THAN'], ['at']), ['status', '-at']],
  ['a field more', query(['status EQUAL'], ['at']), ['status', 'origin', 'at']],
  ['a field less', query(['status EQUAL', 'origin EQUAL'], ['at']), ['status', 'at']],
  ['a value where an entry is asked for', query(['tags ARRAY_CONTAINS'], ['at']), ['tags', 'at']],
])('an index with %s does not help', (_name, shape, fields) => {
  expect(findIndex(shape, indexed(...fields))).toBeNull();
});

test('two indexes with the same order answer their equalities together', () => {
  const { indexes: byStatus } = indexed('status', 'at');
  const { indexes: byOrigin } = indexed('origin', 'at');
  const shape = query(['status EQUAL', 'origin EQUAL'], ['at']);
  const unlike = indexed('price', 'at').indexes;
  expect(findIndex(shape, { ...none, indexes: [...byStatus, ...byOrigin, ...unlike] })).toEqual({
    names: ['status + at', 'origin + at'],
    composite: [...byStatus, ...byOrigin],
  });
});

test('an index of another collection, or of one collection where all of a name are asked, does not help', () => {
  const shape = query(['status EQUAL'], ['at']);
  expect(findIndex({ ...shape, collection: 'requests' }, indexed('status', 'at'))).toBeNull();
  expect(findIndex({ ...shape, group: true }, indexed('status', 'at'))).toBeNull();
  expect(findIndex(query(['status EQUAL'], [], { group: true }), none)).toBeNull();
});

test('a field that is exempt from its own indexes is refused, with the sort of index that is left answered', () => {
  const exempt = (indexes: IndexFile['fieldOverrides'][number]['indexes']): IndexFile => ({
    ...none,
    fieldOverrides: [{ collectionGroup: 'jobs', fieldPath: 'notes', indexes }],
  });
  const ascending = exempt([{ queryScope: 'COLLECTION', order: 'ASCENDING' }]);
  expect(findIndex(query(['notes EQUAL']), exempt([]))).toBeNull();
  expect(findIndex(query(['notes EQUAL']), ascending)).not.toBeNull();
  expect(findIndex(query([], ['notes']), ascending)).not.toBeNull();
  expect(findIndex(query([], ['-notes']), ascending)).toBeNull();
  expect(findIndex(query(['notes ARRAY_CONTAINS']), ascending)).toBeNull();
});

test('the fields of an exempt map are exempt too, unless they have indexes of their own', () => {
  const map = { collectionGroup: 'jobs', fieldPath: 'notes', indexes: [] };
  const own = {
    ...map,
    fieldPath: 'notes.at',
    indexes: [{ queryScope: 'COLLECTION', order: 'ASCENDING' }],
  } as const;
  const shape = query(['notes.at EQUAL']);
  expect(findIndex(shape, { ...none, fieldOverrides: [map] })).toBeNull();
  expect(findIndex(shape, { ...none, fieldOverrides: [map, own] })).not.toBeNull();
  expect(findIndex(query(['notes_at EQUAL']), { ...none, fieldOverrides: [map] })).not.toBeNull();
});
