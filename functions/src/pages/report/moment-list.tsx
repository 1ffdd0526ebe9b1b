import { momentName, type FilmMoment } from '@domain/film/film-moments';
import { writtenVideoTime } from '@domain/report/video-time';
import { filmName, momentLink } from './film-place';
import { findingAnchor } from './finding-anchor';
import type { FilmView } from './report-view';

interface MomentListProps {
  readonly film: FilmView;
  /** From 0. */
  readonly index: number;
  readonly moments: readonly FilmMoment[];
}

/** A film's findings by their moments. Without script each opens the film itself there. */
export function MomentList({ film, index, moments }: MomentListProps) {
  if (film.url === null || moments.length === 0) return null;
  const { url } = film;
  return (
    <ol className="moments screen" aria-label={`Findings in ${filmName(film, index)}`}>
      {moments.map((moment) => (
        <li key={moment.number}>
          <a
            {...momentLink(url, index, moment.seconds)}
            data-until={moment.until}
            data-feet={moment.feet ?? undefined}
            data-finding={findingAnchor(moment.number)}
            dir="auto"
          >
            <b>{writtenVideoTime(moment.seconds)}</b> {momentName(moment)}
          </a>
        </li>
      ))}
    </ol>
  );
}
