import type { Finding } from '@domain/report/finding';
import { filmName, linkOfFinding } from './film-place';
import type { FilmView } from './report-view';

interface FilmMomentProps {
  readonly films: readonly FilmView[];
  readonly finding: Pick<Finding, 'videoTime' | 'film'>;
}

/** The moment of a finding in one of the films. Without script the link opens the film itself there. */
export function FilmMoment({ films, finding }: FilmMomentProps) {
  const { videoTime } = finding;
  const index = films.findIndex(({ id }) => id === finding.film);
  const film = films[index];
  const name = film && films.length > 1 ? filmName(film, index) : 'the video';
  const link = linkOfFinding(films, finding);
  if (!link) return `At ${videoTime} in ${name}`;
  return (
    <a {...link} className="moment">
      Watch it at {videoTime} in {name}
    </a>
  );
}
