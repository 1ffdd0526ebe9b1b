import { expect, test } from 'vitest';
import type { PhotoMark } from '@domain/report/photo-mark';
import { withMarks, withoutPhoto, withPhoto, withPhotoBack, withPhotoMoved } from './photo-edits';

const mark: PhotoMark = { shape: 'arrow', x: 0, y: 0, toX: 1, toY: 1, text: '' };
const before = { photos: ['a', 'b', 'c'], photoMarks: [{ path: 'b', marks: [mark] }] };

test('a photo is added at the end, once', () => {
  expect(withPhoto(before, 'd').photos).toEqual(['a', 'b', 'c', 'd']);
  expect(withPhoto(before, 'b')).toBe(before);
});

test('a replacement photo has no drawing', () => {
  expect(withPhoto(before, 'd', 'b')).toEqual({ photos: ['a', 'd', 'c'], photoMarks: [] });
});

test('a removed photo returns to its place with its drawing, whatever was added since', () => {
  const removed = withPhoto(withoutPhoto(before, 'b'), 'd');
  expect(removed).toEqual({ photos: ['a', 'c', 'd'], photoMarks: [] });
  expect(withPhotoBack(removed, 'b', before)).toEqual({ ...before, photos: ['a', 'b', 'c', 'd'] });
});

test('a photo swaps with its neighbor, if there is one', () => {
  expect(withPhotoMoved(before, 'b', -1).photos).toEqual(['b', 'a', 'c']);
  expect(withPhotoMoved(before, 'b', 1).photos).toEqual(['a', 'c', 'b']);
  expect(withPhotoMoved(before, 'c', 1)).toBe(before);
});

test('a drawing without marks counts as none', () => {
  expect(withMarks(before, 'b', []).photoMarks).toEqual([]);
  expect(withMarks(before, 'a', [mark]).photoMarks).toHaveLength(2);
});
