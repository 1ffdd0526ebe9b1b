import { expect, test } from 'vitest';
import { newFinding } from '../report-values';
import { changeFindings, type FindingsChange } from './change-findings';

const three = ['a', 'b', 'c'].map((id) => ({ ...newFinding(id), mainProblem: id.toUpperCase() }));
const ids = (...changes: FindingsChange[]) =>
  changes.reduce(changeFindings, three as never).map(({ id }) => id);

test('findings are added, moved, removed, and restored in place', () => {
  expect(ids({ type: 'add', id: 'd' })).toEqual(['a', 'b', 'c', 'd']);
  expect(ids({ type: 'move', id: 'c', by: -1 })).toEqual(['a', 'c', 'b']);
  expect(ids({ type: 'move', id: 'a', by: 1 })).toEqual(['b', 'a', 'c']);
  expect(ids({ type: 'remove', id: 'b' })).toEqual(['a', 'c']);
  const [, second] = three;
  if (!second) throw new Error('there are three');
  expect(ids({ type: 'remove', id: 'b' }, { type: 'restore', finding: second, at: 1 })).toEqual([
    'a',
    'b',
    'c',
  ]);
  expect(ids({ type: 'restore', finding: second, at: 1 })).toEqual(['a', 'b', 'c']);
});

test('the first cannot move up, nor the last down', () => {
  expect(ids({ type: 'move', id: 'a', by: -1 }, { type: 'move', id: 'c', by: 1 })).toEqual(['a', 'b', 'c']);
});

test('a copy follows its original, has the same text, and has no photos', () => {
  const withPhoto = changeFindings(three, {
    type: 'edit',
    id: 'a',
    values: { photos: ['inspection-photos/a/1.jpg'] },
  });
  const copied = changeFindings(withPhoto, { type: 'duplicate', id: 'a', copyId: 'a2' });
  expect(copied.map(({ id, mainProblem, photos }) => [id, mainProblem, photos.length])).toEqual([
    ['a', 'A', 1],
    ['a2', 'A', 0],
    ['b', 'B', 0],
    ['c', 'C', 0],
  ]);
});

test('a film’s frame is a photo of its finding, and stays it beside others', () => {
  const photo = (path: string, isFrame: boolean): FindingsChange => ({
    type: 'photo',
    id: 'a',
    path,
    isFrame,
  });
  const [changed] = [photo('frame.jpg', true), photo('other.jpg', false)].reduce(
    changeFindings,
    three as never,
  );
  expect(changed).toMatchObject({ frame: 'frame.jpg', photos: ['frame.jpg', 'other.jpg'] });
});
