import { earlierFilms } from '@domain/report/compare/comparison';
import { findingsOf } from '@domain/report/report-texts';
import { clientsEnd } from '../film/client-films';
import { films, type StoredFilm } from '../film/stored-film';
import { isOpen, ownReportOf } from './own-report';
import type { StoredReport } from './stored-report';

type Compared = Pick<StoredReport, 'customer_id' | 'findings'>;

export interface EarlierFilm {
  readonly film: StoredFilm;
  /** The last moment at which it is available. */
  readonly end: Date;
}

/**
 * A film of the earlier report with which a report is compared: its readers get that one too, as long as that report's
 * would. Null for any other film, and once that report is gone, unpaid, or another client's.
 */
export async function earlierFilmOf(report: Compared, filmId: string): Promise<EarlierFilm | null> {
  const { comparison } = findingsOf(report);
  if (!comparison || report.customer_id === null || !earlierFilms(comparison).includes(filmId)) return null;
  const earlier = await ownReportOf(report.customer_id, comparison.reportId);
  const film = (await films().doc(filmId).get()).data();
  if (!earlier || !isOpen(earlier) || !film) return null;
  const end = clientsEnd(filmId, film, earlier.report);
  return end && { film, end };
}
