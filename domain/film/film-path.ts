import { storageFolders } from '../firestore/paths';
import { filmExtensions, filmTypes, type FilmType } from './film-type';

const ending = Object.values(filmExtensions).join('|');
const shape = new RegExp(
  `^${storageFolders.films}/([A-Za-z0-9_-]{1,128})/([A-Za-z0-9_-]{16,64})\\.(${ending})$`,
);

const id = /^[A-Za-z0-9_-]{16,64}$/;

/** Whether a text can be the id of a film: random, created on the device. */
export const isFilmId = (text: string): boolean => id.test(text);

export interface FilmPlace {
  readonly jobId: string;
  readonly filmId: string;
  readonly type: FilmType;
}

/** The path of a job's film in the bucket. Must match `storage.rules`. */
export function filmPath({ jobId, filmId, type }: FilmPlace): string {
  return `${storageFolders.films}/${jobId}/${filmId}.${filmExtensions[type]}`;
}

/** The film at a path in the bucket; null for any other path. */
export function filmAt(path: string): FilmPlace | null {
  const [, jobId, filmId, extension] = shape.exec(path) ?? [];
  const type = filmTypes.find((each) => filmExtensions[each] === extension);
  return jobId !== undefined && filmId !== undefined && type ? { jobId, filmId, type } : null;
}
