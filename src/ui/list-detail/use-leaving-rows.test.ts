import { expect, test } from 'vitest';
import { withLeaving } from './use-leaving-rows';

const rows = (...ids: string[]) => ids.map((id) => ({ id }));
const marks = (present: ReturnType<typeof withLeaving<{ id: string }>>) =>
  present.map(({ row, leaving }) => (leaving ? `${row.id}-` : row.id));

test('a removed row keeps its place while it animates out', () => {
  const before = withLeaving([], rows('a', 'b', 'c'));
  expect(marks(withLeaving(before, rows('a', 'c')))).toEqual(['a', 'b-', 'c']);
});

test('the list is not empty until the last row has animated out', () => {
  expect(marks(withLeaving(withLeaving([], rows('a')), []))).toEqual(['a-']);
});

test('a row that returns appears only once', () => {
  const before = withLeaving(withLeaving([], rows('a', 'b')), rows('b'));
  expect(marks(withLeaving(before, rows('a', 'b')))).toEqual(['a', 'b']);
});
