import { directionWords } from '../film/film';
import type { Finding } from './finding';
import type { ReportForm } from './report-form';

/**
 * The moment of a finding in one of its report's films, for paper: 'At 2:10 in the upstream video, 34 ft'. Null for a
 * finding without one, and for a reader who doesn't get the films.
 */
export function filmMoment(
  { film, videoTime, footage }: Pick<Finding, 'film' | 'videoTime' | 'footage'>,
  films: ReportForm['films'],
): string | null {
  const index = films.findIndex(({ id }) => id === film);
  const label = films[index]?.label;
  if (label === undefined || videoTime === '') return null;
  const place = footage === null ? '' : `, ${footage} ft`;
  return `At ${videoTime} in ${nameOf(label, index, films.length)}${place}`;
}

const directions = new RegExp(`^(${Object.values(directionWords).join('|')})( \\d+)?$`);

/** `index` from 0, of `count` films. */
function nameOf(label: string, index: number, count: number): string {
  const [, direction, times = ''] = directions.exec(label) ?? [];
  if (direction !== undefined) return `the ${direction.toLowerCase()} video${times}`;
  if (label !== '') return `the video “${label}”`;
  return count === 1 ? 'the video' : `video ${index + 1}`;
}

/** Whether a photo of a finding is the frame of its film. */
export function isFrame({ film, frame }: Pick<Finding, 'film' | 'frame'>, path: string): boolean {
  return film !== undefined && frame === path;
}
