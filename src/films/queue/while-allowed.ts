import { reportedAs } from '@/logging/report-fault';
import { subscribeToFilms } from '../device/film-changes';
import { isUnsentFilm, type FilmRecord } from '../device/film-record';
import { listFilms } from '../device/film-store';
import type { FilmWorld } from './film-world';

/** Thrown where an upload stops for now: it was paused or removed, photos come first, or the connection isn't allowed. */
export class StoppedUpload extends Error {}

/** Runs an upload, and aborts it once the film may not be uploaded anymore. @throws StoppedUpload then. */
export async function whileAllowed<Result>(
  { id, owner }: FilmRecord,
  { mayUpload, onPermission }: FilmWorld,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const isAllowed = async () => {
    const film = (await listFilms(owner)).find((one) => one.id === id);
    return film !== undefined && isUnsentFilm(film) && !film.paused && (await mayUpload(owner));
  };
  const check = () =>
    void isAllowed()
      .catch(reportedAs('an upload of a film not checked', true))
      .then((allowed) => {
        if (!allowed) controller.abort(new StoppedUpload());
      });
  const endings = [
    onPermission(check),
    subscribeToFilms(({ type }) => {
      if (type === 'changed') check();
    }),
  ];
  try {
    return await work(controller.signal);
  } catch (error) {
    throw controller.signal.aborted ? controller.signal.reason : error;
  } finally {
    for (const end of endings) end();
  }
}
