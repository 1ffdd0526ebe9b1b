import type { MarkShape, PhotoMark } from '@domain/report/photo-mark';

export const markShapeNames: Record<MarkShape, string> = { arrow: 'Arrow', circle: 'Circle', text: 'Text' };

/** A mark's name for screen readers. */
export function markName({ shape, text }: PhotoMark, index: number): string {
  return `Mark ${index + 1}: ${markShapeNames[shape]}${text === '' ? '' : ` "${text}"`}`;
}
