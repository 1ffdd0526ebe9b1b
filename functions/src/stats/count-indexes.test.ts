import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { trustedJson } from '../../../tools/trusted-json';
import { countDay } from './count-day';
import { countOffice } from './count-office';
import type * as counting from './count-records';

type Counted = Parameters<typeof counting.countRecords>;

const counted = vi.hoisted(() => [] as Counted[]);
vi.mock('./count-records', () => ({
  // Some figures are counted only if there is something to count.
  countRecords: (...query: Counted) => Promise.resolve(counted.push(query)),
}));

const { indexes } = trustedJson<{
  indexes: readonly {
    readonly collectionGroup: string;
    readonly fields: readonly { readonly fieldPath: string; readonly order?: 'ASCENDING' | 'DESCENDING' }[];
  }[];
}>(readFileSync('firestore.indexes.json', 'utf8'));

/**
 * Whether the database counts this without an error: fields that are compared for equality share the indexes of single
 * fields, and a range beside them needs them in any order and then its own field, ascending.
 * https://firebase.google.com/docs/firestore/query-data/index-overview
 */
function isIndexed([collection, ...conditions]: Counted): boolean {
  const isRange = ([, operator]: Counted[1]) => operator === '<' || operator === '>=';
  const range = conditions.find(isRange)?.[0];
  const equal = conditions.filter((condition) => !isRange(condition)).map(([field]) => field);
  if (range === undefined || equal.length === 0) return true;
  return indexes.some(({ collectionGroup, fields }) => {
    const last = fields.at(-1);
    const first = fields.slice(0, -1).map(({ fieldPath }) => fieldPath);
    return (
      collectionGroup === collection &&
      last?.fieldPath === range &&
      last.order === 'ASCENDING' &&
      first.toSorted().join() === equal.toSorted().join()
    );
  });
}

// The local database counts without an index; a real one refuses.
test('every figure’s count has its index', async () => {
  await countOffice(new Date());
  await countDay('2026-03-04');
  expect(counted.length).toBeGreaterThan(25);
  expect(counted.filter((query) => !isIndexed(query)).map((query) => JSON.stringify(query))).toEqual([]);
});
