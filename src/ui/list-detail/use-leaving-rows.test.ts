import { expect, test } from 'vitest';
import { withLeaving } from './use-leaving-rows';

const rows = (...ids: string[]) => ids.map((id) => ({ id }));
const marks = (present: ReturnType<typeof withLeaving<{ id: string }>>) =>
  present.map(({ row, leaving }) => (leaving ? `${row.id}-` : row.id));

test('a row that went keeps its place while it leaves', () => {
  const before = withLeaving([], rows('a', 'b', 'c'));
  expect(marks(withLeaving(before, rows('a', 'c')))).toEqual(['a', 'b-', 'c']);
});

test('the last row to go keeps the list from being empty at once', () => {
  expect(marks(withLeaving(withLeaving([], rows('a')), []))).toEqual(['a-']);
});

test('a row that comes back is there only once', () => {
  const before = withLeaving(withLeaving([], rows('a', 'b')), rows('b'));
  expect(marks(withLeaving(before, rows('a', 'b')))).toEqual(['a', 'b']);
});
