import { expect, test } from 'vitest';
import { writtenQueries } from './check-indexes';
import { exemptFields } from './exempt-fields';
import { readIndexFile } from './index-file';

const { indexes, fieldOverrides } = readIndexFile();
const fields = Object.entries<readonly string[]>(exemptFields).flatMap(([collection, names]) =>
  names.map((name) => ({ collection, name })),
);

test('exactly the fields that are listed are exempt, from all their indexes', () => {
  expect(fieldOverrides).toEqual(
    fields.map(({ collection, name }) => ({ collectionGroup: collection, fieldPath: name, indexes: [] })),
  );
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
