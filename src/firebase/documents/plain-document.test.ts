import { Timestamp } from 'firebase/firestore';
import { expect, test } from 'vitest';
import { toPlainDocument } from './plain-document';

const at = '2026-03-03T12:00:00.123Z';
const timestamp = Timestamp.fromDate(new Date(at));

test('Timestamps become ISO texts at any depth, and everything else is unchanged', () => {
  const fields = {
    created_at: timestamp,
    history: [{ at: timestamp, by: 'ann' }, 'note'],
    nested: { deep: { at: timestamp } },
    empty: null,
    price: 149,
    flag: false,
  };
  expect(toPlainDocument(fields)).toEqual({
    created_at: at,
    history: [{ at, by: 'ann' }, 'note'],
    nested: { deep: { at } },
    empty: null,
    price: 149,
    flag: false,
  });
});
