import { expect, test } from 'vitest';
import type { PhotoRecord } from './device/photo-record';
import { withStoredPhotos } from './draft-photos';

const record = (path: string, fields: Partial<PhotoRecord> = {}) =>
  ({ path, findingId: 'finding-1', replaces: '', removedAt: 0, done: false, ...fields }) as PhotoRecord;
const stored = (records: readonly PhotoRecord[], photos: string[] = []) =>
  withStoredPhotos({ photos, photoMarks: [] }, 'finding-1', records).photos;

test('a photo that the page did not manage to add to its finding is added', () => {
  expect(stored([record('a'), record('b')], ['a'])).toEqual(['a', 'b']);
});

test('a retaken photo replaces the first', () => {
  expect(stored([record('new', { replaces: 'a' })], ['a', 'b'])).toEqual(['new', 'b']);
});

test('removed, finished, and foreign photos are left out', () => {
  const others = [
    record('removed', { removedAt: 1 }),
    record('done', { done: true }),
    record('elsewhere', { findingId: 'finding-2' }),
  ];
  expect(stored(others, ['a'])).toEqual(['a']);
});

test('a finding takes no more than its limit', () => {
  const many = Array.from({ length: 25 }, (_, index) => record(`photo-${index}`));
  expect(stored(many)).toHaveLength(20);
});
