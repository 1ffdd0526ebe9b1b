import { expect, test } from 'vitest';
import { listItems } from './list-items';

const present = (...ids: string[]) => ids.map((id) => ({ row: { id }, leaving: false }));
const initial = (row: { id: string }, before: { id: string } | null) =>
  row.id[0] === before?.id[0] ? null : (row.id[0] ?? null);

test('a heading precedes the first row of each group, and rows are numbered without headings', () => {
  const items = listItems(present('a1', 'a2', 'b1'), initial);
  expect(
    items.map((item) => (item.kind === 'heading' ? item.text : `${item.position} ${item.row.id}`)),
  ).toEqual(['a', '1 a1', '2 a2', 'b', '3 b1']);
  expect(new Set(items.map(({ key }) => key)).size).toBe(items.length);
});

test('a list without groups has only rows', () => {
  expect(listItems(present('a', 'b'), undefined).map(({ key }) => key)).toEqual(['a', 'b']);
});
