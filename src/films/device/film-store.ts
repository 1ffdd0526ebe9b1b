import { announceFilms } from './film-changes';
import { filmTransaction, withFilmDatabase } from './film-database';
import { filmTransitions, readFilmRecord, type FilmRecord } from './film-record';

/** An admin's films on this device, in order. @throws Error if the browser refuses its database. */
export async function listFilms(owner: string): Promise<FilmRecord[]> {
  const stored = await withFilmDatabase((database) => database.getAll('films'));
  return stored
    .flatMap((record) => readFilmRecord(record) ?? [])
    .filter((record) => record.owner === owner)
    .sort((a, b) => a.addedAt - b.addedAt);
}

/** A film's bytes, which are read from the disk when they are used. @throws Error as `listFilms`. */
export function readFilmFile(id: string): Promise<Blob | undefined> {
  return withFilmDatabase((database) => database.get('files', id));
}

/**
 * Stores a film with its record, in one transaction.
 * @throws Error if the device can't store it, or can't read the file to its end; nothing is stored then.
 */
export async function storeFilm(record: FilmRecord, file: Blob): Promise<void> {
  await filmTransaction(async (transaction) => {
    await transaction.objectStore('files').put(file, record.id);
    await transaction.objectStore('films').put(record);
  });
  announceFilms({ type: 'changed' });
}

type Change = Partial<Omit<FilmRecord, 'version' | 'id' | 'owner'>>;

/** Changes a stored record, as `rewriteFilm`. */
export function changeFilm(id: string, change: Change): Promise<FilmRecord | null> {
  return rewriteFilm(id, (record) => ({ ...record, ...change }));
}

/**
 * Changes a stored record; null changes nothing, like a transition that is not allowed. Bytes that are no longer needed
 * are deleted.
 * @returns the record before the change, `null` where there is none. @throws Error if the device refuses.
 */
export async function rewriteFilm(
  id: string,
  rewrite: (record: FilmRecord) => FilmRecord | null,
): Promise<FilmRecord | null> {
  let changed = false;
  const before = await filmTransaction(async (transaction) => {
    const films = transaction.objectStore('films');
    const record = readFilmRecord(await films.get(id));
    const next = record && rewrite(record);
    if (!next || !mayFollow(record, next)) return record;
    changed = true;
    const needed = next.here && !(next.done && next.state !== 'waiting');
    if (!needed) await transaction.objectStore('files').delete(id);
    const kept: FilmRecord = { ...next, here: needed };
    await films.put(kept);
    return record;
  });
  if (changed) announceFilms({ type: 'changed' });
  return before;
}

function mayFollow({ state }: FilmRecord, next: FilmRecord): boolean {
  return next.state === state || filmTransitions[state].includes(next.state);
}

/** Deletes films from the device, even if the server doesn't have them. @throws Error if the device refuses. */
export async function eraseFilms(ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await filmTransaction(async (transaction) => {
    for (const id of ids) {
      await transaction.objectStore('files').delete(id);
      await transaction.objectStore('films').delete(id);
    }
  });
  announceFilms({ type: 'changed' });
}
