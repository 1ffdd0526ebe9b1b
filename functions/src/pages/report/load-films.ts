import { earlierFilms } from '@domain/report/compare/comparison';
import { findingsOf } from '@domain/report/report-texts';
import { clientsEnd } from '../../records/film/client-films';
import { filmAddress, type FilmReader } from '../../records/film/film-address';
import { films, type StoredFilm } from '../../records/film/stored-film';
import { earlierFilmOf } from '../../records/report/earlier-films';
import type { StoredReport } from '../../records/report/stored-report';
import { readTogether } from '../../platform/read-together';
import { readableRecord } from '../../platform/readable';
import type { FilmView } from './report-view';

/** The films of a report for one reader. One that clients can't get is left out. */
export async function loadFilms(report: StoredReport, reader: FilmReader, now: Date): Promise<FilmView[]> {
  if (report.films.length === 0) return [];
  const snapshots = await readTogether(report.films.map(({ id }) => films().doc(id)));
  return report.films.flatMap(({ id, label }, index) => {
    const snapshot = snapshots[index];
    return filmView({ id, label, film: snapshot && readableRecord(snapshot) }, { report, reader, now }) ?? [];
  });
}

/** Film of the earlier report with which a report is compared -> this reader's address, of those that browsers play. */
export async function loadEarlierFilms(
  report: StoredReport,
  reader: FilmReader,
  now: Date,
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(earlierFilms(findingsOf(report).comparison ?? null))];
  const found = await Promise.all(ids.map(async (id) => [id, await earlierFilmOf(report, id)] as const));
  return new Map(
    found.flatMap(([filmId, earlier]) =>
      earlier && now <= earlier.end && earlier.film.unplayable === null
        ? [[filmId, filmAddress({ filmId, reader, download: false }, earlier.film, now)] as const]
        : [],
    ),
  );
}

interface Named {
  readonly id: string;
  readonly label: string;
  readonly film: StoredFilm | undefined;
}

interface Reading {
  readonly report: StoredReport;
  readonly reader: FilmReader;
  readonly now: Date;
}

const none = { end: null, url: null, downloadUrl: null };

function filmView({ id, label, film }: Named, { report, reader, now }: Reading): FilmView | null {
  if (!film || film.state === 'receiving') return { id, label, state: 'coming', ...none };
  const end = clientsEnd(id, film, report);
  if (end === null) return null;
  if (now > end) return { id, label, state: 'over', ...none, end };
  const addressed = (download: boolean) => filmAddress({ filmId: id, reader, download }, film, now);
  return {
    id,
    label,
    state: film.unplayable === null ? 'playable' : 'download',
    end,
    url: addressed(false),
    downloadUrl: addressed(true),
  };
}
