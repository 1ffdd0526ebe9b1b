import type { MarkShape, PhotoMark } from '@domain/report/photo-mark';

export const markShapeNames: Record<MarkShape, string> = { arrow: 'Arrow', circle: 'Circle', text: 'Text' };

/** What a mark is called for who does not see it. */
export function markName({ shape, text }: PhotoMark, index: number): string {
  return `Mark ${index + 1}: ${markShapeNames[shape]}${text === '' ? '' : ` "${text}"`}`;
}
