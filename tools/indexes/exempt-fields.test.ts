import { expect, test } from 'vitest';
import { retainedRecords } from '../../functions/src/retention/retained-records';
import { writtenQueries } from './check-indexes';
import { exemptFields } from './exempt-fields';
import { readIndexFile } from './index-file';

const { indexes, fieldOverrides } = readIndexFile();
const ascending = { queryScope: 'COLLECTION', order: 'ASCENDING' };
const fields = Object.entries<readonly string[]>(exemptFields).flatMap(([collection, names]) =>
  names.map((name) => ({ collection, name })),
);

test('exactly the fields that are listed are exempt, from all their indexes', () => {
  expect(fieldOverrides.filter(({ ttl }) => !ttl)).toEqual(
    fields.map(({ collection, name }) => ({ collectionGroup: collection, fieldPath: name, indexes: [] })),
  );
});

test('Firestore itself deletes the records that name the moment of their end, which the hourly job still finds', () => {
  const overrides = fieldOverrides.filter(({ ttl }) => ttl);
  expect(overrides.map(({ collectionGroup, fieldPath }) => [collectionGroup, fieldPath])).toEqual(
    retainedRecords.filter(({ days }) => days === 0).map(({ collection, from }) => [collection, from]),
  );
  for (const { indexes: own } of overrides) expect(own).toContainEqual(ascending);
});

test('no exempt field, nor a field of an exempt map, is in a query of the code or in a composite index', () => {
  const exempt = new Set(fields.map(({ name }) => name));
  const topOf = (path: string) => path.split('.')[0] ?? '';
  const asked = writtenQueries().flatMap(({ file, query: { row, conditions, orders } }) =>
    [...conditions, ...orders]
      .filter(({ field }) => exempt.has(topOf(field)))
      .map(({ field }) => `${file}:${row} ${field}`),
  );
  expect(asked).toEqual([]);
  const indexed = indexes.flatMap(({ collectionGroup, fields: [...parts] }) =>
    parts.map(({ fieldPath }) => `${collectionGroup}.${topOf(fieldPath)}`),
  );
  expect(fields.filter(({ collection, name }) => indexed.includes(`${collection}.${name}`))).toEqual([]);
});
