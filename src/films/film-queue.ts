import { reportedAs } from '@/logging/report-fault';
import { changeFilm } from './device/film-store';

/** Loads and starts the film queue. Call it once, on a page of a signed-in admin. */
export function startFilmQueue(): void {
  const tryAgain = () => addEventListener('online', startFilmQueue, { once: true });
  import('./queue/start-film-uploads').then(({ startFilmUploads }) => startFilmUploads(), tryAgain);
}

/**
 * Deletes a cleared draft's films from this device: at once if the server has them, the others when it does. Call it
 * once the report is sent or in the outbox. Never throws.
 */
export async function forgetFilms(ids: readonly string[]): Promise<void> {
  for (const id of ids) await changeFilm(id, { done: true }).catch(reportedAs('a film not forgotten', null));
}

/** Removes a cleared form's films, which are then deleted from this device a day later. Never throws. */
export async function removeFilms(ids: readonly string[], now: number = Date.now()): Promise<void> {
  for (const id of ids)
    await changeFilm(id, { removedAt: now }).catch(reportedAs('a film not marked as removed', null));
}
