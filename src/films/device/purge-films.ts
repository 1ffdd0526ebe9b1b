import { dayMs } from '@domain/time/durations';
import { changeFilm, eraseFilms, listFilms } from './film-store';

/** How long a removed film stays on the device, in case it was removed by mistake. */
const removedMs = dayMs;
/** How long the bytes of an uploaded film stay for a report that isn't written. */
const receivedMs = 30 * dayMs;
/** How long a film is remembered without its bytes, to recognize its file. */
const rememberedMs = 60 * dayMs;
/** How long a removal can be undone on the screen. */
const undoableMs = 60_000;

/** Deletes what is no longer needed of films from the device. @throws Error if the device refuses. */
export async function purgeFilms(owner: string, now: number = Date.now()): Promise<void> {
  const films = await listFilms(owner);
  const goneBy = films.filter(
    ({ removedAt, here, addedAt }) =>
      (removedAt !== 0 && now - removedAt >= removedMs) || (!here && now - addedAt >= rememberedMs),
  );
  await eraseFilms(goneBy.map(({ id }) => id));
  for (const { id, state, here, addedAt } of films) {
    if (here && state === 'received' && now - addedAt >= receivedMs) await changeFilm(id, { here: false });
  }
}

/**
 * Makes room for another film of the report `target`: deletes removed films, and the bytes of other reports' uploaded
 * ones. @throws Error if the device refuses.
 */
export async function freeRoom(owner: string, target: string, now: number = Date.now()): Promise<void> {
  const films = await listFilms(owner);
  const removed = films.filter(({ removedAt }) => removedAt !== 0 && now - removedAt >= undoableMs);
  await eraseFilms(removed.map(({ id }) => id));
  for (const film of films) {
    if (film.here && film.state === 'received' && film.target !== target)
      await changeFilm(film.id, { here: false });
  }
}
