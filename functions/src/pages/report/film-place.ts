import type { Finding } from '@domain/report/finding';
import { videoSeconds } from '@domain/report/video-time';
import type { FilmView } from './report-view';

/** How the page names a film; `index` from 0. */
export const filmName = ({ label }: FilmView, index: number) => label || `Video ${index + 1}`;

/** The id of a film's player on the page; `index` from 0. */
export const filmAnchor = (index: number) => `video-${index + 1}`;

/** What a link to a moment has, with script and without. */
export function momentLink(url: string, index: number, seconds: number) {
  return {
    href: `${url}#t=${seconds}`,
    target: '_blank',
    rel: 'noopener noreferrer',
    'data-film': filmAnchor(index),
    'data-at': seconds,
  } as const;
}

/** The link to a finding's moment; null if this reader has no film to play there. */
export function linkOfFinding(
  films: readonly FilmView[],
  { film: id, videoTime }: Pick<Finding, 'videoTime' | 'film'>,
) {
  const index = films.findIndex((film) => film.id === id);
  const film = films[index];
  const seconds = videoSeconds(videoTime);
  if (film?.state !== 'playable' || film.url === null || seconds === null) return null;
  return momentLink(film.url, index, seconds);
}
