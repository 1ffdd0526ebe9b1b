import { expect, test } from 'vitest';
import { describeShape, readShapes } from './query-shape';

const recorded = (project: string, filter: unknown = null) =>
  JSON.stringify({
    database: `projects/${project}/databases/(default)`,
    collection: 'jobs',
    group: false,
    filter,
    orders: [{ field: '__name__', descending: false }],
    summed: [],
  });

test('queries of any project are read, except those of the rules tests', () => {
  const rows = ['demo-sewer-scope', 'demo-4c1b', 'demo-rules-jobs'].map((project) => recorded(project));
  expect(readShapes(`${rows.join('\n')}\n`)).toHaveLength(2);
});

test('a query with an or is several', () => {
  const field = (name: string) => ({ field: name, op: 'EQUAL' });
  const filter = {
    op: 'AND',
    filters: [field('status'), { op: 'OR', filters: [field('seen'), field('paid')] }],
  };
  expect(readShapes(recorded('demo', filter)).map(describeShape)).toEqual([
    'jobs: status EQUAL, seen EQUAL; by __name__',
    'jobs: status EQUAL, paid EQUAL; by __name__',
  ]);
});
