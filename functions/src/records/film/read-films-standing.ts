import { readableRecord } from '../../platform/readable';
import { readTogether } from '../../platform/read-together';
import type { Reported } from './client-films';
import { filmsStanding, type FilmsStanding } from './films-standing';
import { films } from './stored-film';

/** The same, read outside a transaction. */
export async function readFilmsStanding(report: Reported, now: Date): Promise<FilmsStanding> {
  const snapshots = await readTogether(report.films.map(({ id }) => films().doc(id)));
  const known = new Map(snapshots.map((snapshot) => [snapshot.id, readableRecord(snapshot)]));
  return filmsStanding(report, (id) => known.get(id), now);
}
