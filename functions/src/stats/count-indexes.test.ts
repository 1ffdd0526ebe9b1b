import { expect, test, vi } from 'vitest';
import { findIndex } from '../../../tools/indexes/find-index';
import { readIndexFile } from '../../../tools/indexes/index-file';
import { shapeOf } from '../../../tools/indexes/query-shape';
import { countDay } from './count-day';
import { countOffice } from './count-office';
import type * as counting from './count-records';

type Counted = Parameters<typeof counting.countRecords>;

const counted = vi.hoisted(() => [] as Counted[]);
vi.mock('./count-records', () => ({
  // Some figures are counted only if there is something to count.
  countRecords: (...query: Counted) => Promise.resolve(counted.push(query)),
}));

const file = readIndexFile();

// The local database counts without an index; a real one refuses.
test('every figure’s count has its index', async () => {
  await countOffice(new Date());
  await countDay('2026-03-04');
  expect(counted.length).toBeGreaterThan(20);
  const refused = counted.filter(
    ([collection, ...where]) => findIndex(shapeOf({ collection, where }), file) === null,
  );
  expect(refused.map((query) => JSON.stringify(query))).toEqual([]);
});
