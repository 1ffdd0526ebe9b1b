import { expect, test } from 'vitest';
import { collections } from '@domain/firestore/paths';
import { checkIndexes } from './check-indexes';
import type { IndexFile } from './index-file';
import { countsOf, findings, judgeIndexes } from './judge-indexes';
import { refusedCollection } from './not-of-the-product';
import { shapeOf } from './query-shape';

const byStatus = shapeOf({ collection: 'bookings', where: [['status', '==', '']], orderBy: ['at'] });
const byName = shapeOf({ collection: 'bookings', where: [['name', '==', '']] });
const refused = { ...byStatus, collection: refusedCollection };

const file: IndexFile = {
  indexes: ['status', 'price'].map((fieldPath) => ({
    collectionGroup: 'bookings',
    queryScope: 'COLLECTION',
    fields: [
      { fieldPath, order: 'ASCENDING' },
      { fieldPath: 'at', order: 'ASCENDING' },
    ],
  })),
  fieldOverrides: [],
};

test('queries are counted by what answers them, and those that tests had refused are none', () => {
  const checked = checkIndexes([byStatus, byStatus, byName, refused], file);
  expect(countsOf(checked)).toBe(
    '2 queries: 1 answered by indexes of single fields, 1 by 1 composite indexes, 0 by none. ' +
      '1 more were refused on purpose by tests.',
  );
});

test('a query without an index is always found, and what no test sent after a whole run only', () => {
  const checked = checkIndexes([byStatus], { ...file, indexes: file.indexes.slice(1) });
  const missing = 'firestore.indexes.json has no index for bookings: status EQUAL; by at, __name__.';
  expect(findings(checked, null)).toEqual([missing]);
  expect(findings(checked, ['src/a.ts:3'])).toEqual([
    missing,
    'No test sent the query at src/a.ts:3.',
    'No test sent a query that uses the index bookings: price, at.',
  ]);
});

test('a query of a field that is exempt in firestore.indexes.json is found and named', () => {
  const planted = shapeOf({ collection: 'inspection_reports', where: [['findings', '==', '']] });
  const wellKnown = shapeOf({ collection: 'inspection_reports', where: [['booking_id', '==', '']] });
  expect(findings(checkIndexes([planted, wellKnown]), null)).toEqual([
    'firestore.indexes.json exempts findings, and a query asks for it: ' +
      'inspection_reports: findings EQUAL; by __name__.',
  ]);
});

test('a database that records nothing is said, and fails a whole run on CI alone', () => {
  const failuresOf = (whole: boolean, onCi: boolean) => judgeIndexes(null, { whole, onCi }).failures.length;
  expect([failuresOf(true, true), failuresOf(true, false), failuresOf(false, true)]).toEqual([1, 0, 0]);
  expect(judgeIndexes(null, { whole: true, onCi: false }).note).toContain('No query was recorded');
});

test('the name that is skipped is no collection of the product', () => {
  expect(Object.values(collections)).not.toContain(refusedCollection);
});
