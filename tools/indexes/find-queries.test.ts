import { expect, test } from 'vitest';
import { findQueries, isSeenIn } from './find-queries';
import type { QueryShape } from './query-shape';

const equal = (field: string) => ({ field, operator: 'EQUAL' });

test('a chain is one query, with the order it gives', () => {
  const source = `
    const due = jobs().where('status', '==', 'scheduled')
      .where('date', '>=', today).select('date').orderBy('date', 'desc').limit(3);
    await due.get();`;
  expect(findQueries('a.ts', source)).toEqual([
    {
      row: 2,
      conditions: [equal('status'), { field: 'date', operator: 'GREATER_THAN_OR_EQUAL' }],
      orders: [{ field: 'date', descending: true }],
      fromCaller: false,
    },
  ]);
});

test('two queries inside a call are two, and a list of conditions is one', () => {
  const chains = `await Promise.all([a().where('x', '==', 1).get(), b().where('y', 'in', some).count().get()]);`;
  expect(findQueries('a.ts', chains).map(({ conditions }) => conditions)).toEqual([
    [equal('x')],
    [{ field: 'y', operator: 'IN' }],
  ]);
  const list = `const waiting = { where: [['status', '==', 'new'], ['seen', '==', false]], orderBy: ['at', 'desc'] };`;
  expect(findQueries('a.ts', list)).toMatchObject([
    { conditions: [equal('status'), equal('seen')], orders: [{ field: 'at', descending: true }] },
  ]);
  const counts = `count('jobs', ['status', '==', 'new'], ['at', '<', end]);`;
  expect(findQueries('a.ts', counts)).toMatchObject([{ conditions: [equal('status'), { field: 'at' }] }]);
});

test('a field that only the caller knows is said, and other calls of a name are none', () => {
  expect(findQueries('a.ts', `read(name).where(field, '<', end).orderBy(field);`)).toMatchObject([
    { conditions: [], orders: [], fromCaller: true },
  ]);
  expect(findQueries('a.ts', `const rows = ['a', 'b', 'c']; list.filter('x').map(where);`)).toEqual([]);
});

test('a query is seen if one that was sent has all its conditions and orders', () => {
  const [written] = findQueries('a.ts', `jobs().where('status', '==', null).orderBy('at');`);
  const sent = (operator: string, descending: boolean): QueryShape => ({
    collection: 'jobs',
    group: false,
    conditions: [{ field: 'status', operator }, equal('origin')],
    orders: [{ field: 'at', descending }],
    summed: [],
  });
  if (!written) throw new Error('nothing was found');
  expect(isSeenIn(written, [sent('EQUAL', false)])).toBe(true);
  expect(isSeenIn(written, [sent('IS_NULL', false)])).toBe(true);
  expect(isSeenIn(written, [sent('IN', false), sent('EQUAL', true)])).toBe(false);
});
