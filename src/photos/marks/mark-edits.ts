import type { MarkShape, PhotoMark } from '@domain/report/photo-mark';

/** A position or distance on a photo: 0 is its left or upper edge, 1 the opposite one. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** A shorter movement counts as a tap. */
const smallest = 0.03;

/** The mark drawn from one position to another; a tap gives one of a default size. */
export function drawnMark(shape: MarkShape, from: Place, to: Place): PhotoMark {
  if (shape === 'text') return { shape, ...to, toX: to.x, toY: to.y, text: '' };
  if (Math.hypot(to.x - from.x, to.y - from.y) >= smallest)
    return { shape, x: from.x, y: from.y, toX: to.x, toY: to.y, text: '' };
  // A tap sets the tip of an arrow or the center of a circle.
  const beside = to.x < 0.5 ? to.x + 0.2 : to.x - 0.2;
  return shape === 'arrow'
    ? { shape, x: beside, y: to.y < 0.5 ? to.y + 0.2 : to.y - 0.2, toX: to.x, toY: to.y, text: '' }
    : { shape, x: to.x, y: to.y, toX: to.x < 0.5 ? to.x + 0.12 : to.x - 0.12, toY: to.y, text: '' };
}

/** The mark that is added without a pointer, in the middle of the photo. */
export function middleMark(shape: MarkShape): PhotoMark {
  const middle = { x: 0.5, y: 0.5 };
  switch (shape) {
    case 'text':
      return drawnMark(shape, middle, middle);
    case 'arrow':
      return drawnMark(shape, { x: 0.35, y: 0.65 }, middle);
    case 'circle':
      return drawnMark(shape, middle, { x: 0.35, y: 0.5 });
  }
}

/** The mark, moved as far as both its points stay on the photo. */
export function movedMark(mark: PhotoMark, by: Place): PhotoMark {
  const x = clamped(by.x, -Math.min(mark.x, mark.toX), 1 - Math.max(mark.x, mark.toX));
  const y = clamped(by.y, -Math.min(mark.y, mark.toY), 1 - Math.max(mark.y, mark.toY));
  return { ...mark, x: mark.x + x, y: mark.y + y, toX: mark.toX + x, toY: mark.toY + y };
}

/** The mark with its tip, or the edge of its circle, moved. */
export function stretchedMark(mark: PhotoMark, to: Place): PhotoMark {
  return { ...mark, toX: clamped(to.x, 0, 1), toY: clamped(to.y, 0, 1) };
}

/** Clamps a pointer's position to the photo. */
export function placeOn(place: Place): Place {
  return { x: clamped(place.x, 0, 1), y: clamped(place.y, 0, 1) };
}

function clamped(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
