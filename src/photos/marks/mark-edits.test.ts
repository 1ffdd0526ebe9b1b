import { describe, expect, test } from 'vitest';
import { photoMarkSchema } from '@domain/report/photo-mark';
import { drawnMark, middleMark, movedMark, stretchedMark } from './mark-edits';

describe('a drawn mark', () => {
  test('goes from where the pointer was pressed to where it was released', () => {
    expect(drawnMark('arrow', { x: 0.1, y: 0.2 }, { x: 0.5, y: 0.6 })).toMatchObject({
      x: 0.1,
      y: 0.2,
      toX: 0.5,
      toY: 0.6,
    });
  });

  test.each([
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
    [0.5, 0.5],
  ])('from a tap at %f, %f is within the photo', (x, y) => {
    for (const shape of ['arrow', 'circle'] as const) {
      expect(photoMarkSchema.isValidSync(drawnMark(shape, { x, y }, { x, y }))).toBe(true);
    }
  });
});

describe('a mark added without a pointer', () => {
  test.each(['arrow', 'circle', 'text'] as const)('%s: is in the middle of the photo', (shape) => {
    const mark = middleMark(shape);
    expect(photoMarkSchema.isValidSync({ ...mark, text: shape === 'text' ? 'Roots' : '' })).toBe(true);
    expect(shape === 'arrow' ? [mark.toX, mark.toY] : [mark.x, mark.y]).toEqual([0.5, 0.5]);
  });
});

describe('a moved mark', () => {
  const mark = drawnMark('arrow', { x: 0.2, y: 0.2 }, { x: 0.6, y: 0.4 });

  test('keeps its shape and stays within the photo', () => {
    const moved = movedMark(mark, { x: 5, y: -5 });
    expect(moved.toX).toBeCloseTo(1);
    expect(moved.x).toBeCloseTo(0.6);
    expect(moved.y).toBeCloseTo(0);
    expect(moved.toY).toBeCloseTo(0.2);
  });

  test('is resized only at its tip', () => {
    expect(stretchedMark(mark, { x: 2, y: 0.9 })).toEqual({ ...mark, toX: 1, toY: 0.9 });
  });
});
