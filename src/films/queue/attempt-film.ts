import { AppError } from '@domain/errors/app-error';
import type { FilmRefusal } from '@domain/film/film';
import type { ConfirmFilmAnswer } from '@domain/film/film-calls';
import { within } from '@domain/time/within';
import { announceFilms } from '../device/film-changes';
import type { FilmRecord } from '../device/film-record';
import { changeFilm, readFilmFile, rewriteFilm } from '../device/film-store';
import type { FilmWorld } from './film-world';
import { uploadRate } from './upload-rate';
import { whileAllowed } from './while-allowed';

/** What the server says of a film that it has, or will never accept. */
export type FilmAnswer =
  /** `withSound`: as the server has it; null if it wasn't asked. */
  | { readonly state: 'received'; readonly withSound: boolean | null }
  | { readonly state: 'refused'; readonly refusal: FilmRefusal | 'not-accepted' };

/** A refusal by the storage rules is final after this many: the first may come from a session just renewed. */
const refusedAtMost = 3;
/** How long the server is asked again while it reads what it received, in milliseconds. */
const checkingMs = [1_000, 2_000, 4_000, 8_000, 15_000];

/**
 * Uploads what is left of a film, and asks the server what it has. `attempts` are the earlier ones.
 * @throws AppError where the server doesn't have it yet.
 */
export async function attemptFilm(film: FilmRecord, world: FilmWorld): Promise<FilmAnswer> {
  if (film.state === 'received')
    return (await confirm(film, world)) ?? { state: 'received', withSound: null };
  const file = await readFilmFile(film.id);
  if (!file) return { state: 'refused', refusal: 'damaged' };
  const before = await confirm(film, world);
  if (before !== null) return before;
  const uploaded = await upload(film, file, world);
  if (!uploaded.allowed && film.attempts + 1 >= refusedAtMost)
    return { state: 'refused', refusal: 'not-accepted' };
  // Another device may have changed the sound since.
  const answer = await confirm({ ...film, sha256: uploaded.sha256, soundAnnounced: true }, world);
  if (answer === null) throw new AppError('internal', 'an uploaded film is missing', '');
  return answer;
}

/** Null where the server doesn't have all of it. @throws AppError while the server reads it. */
async function confirm(film: FilmRecord, world: FilmWorld): Promise<FilmAnswer | null> {
  for (const ms of [...checkingMs, null]) {
    const answer = await answerOf(film, world);
    if (!film.soundAnnounced) await noteSound(film);
    if (answer.state === 'missing') return null;
    if (answer.state === 'ready') return { state: 'received', withSound: answer.withSound };
    if (answer.state === 'refused') return answer;
    if (ms !== null) await world.wait(ms);
  }
  throw new AppError('unavailable', 'a film is still being checked', '');
}

/** The server has this choice of the sound, unless it was changed here meanwhile. */
async function noteSound({ id, withSound }: FilmRecord): Promise<void> {
  await rewriteFilm(id, (film) => (film.withSound === withSound ? { ...film, soundAnnounced: true } : null));
}

function answerOf(film: FilmRecord, world: FilmWorld): Promise<ConfirmFilmAnswer> {
  return within(world.answerLimitMs, world.confirm(film), () => {
    throw new AppError('unavailable', 'no answer in time', '');
  });
}

/** `allowed`: whether the storage rules allowed it. */
async function upload(
  film: FilmRecord,
  file: Blob,
  world: FilmWorld,
): Promise<{ readonly allowed: boolean; readonly sha256: string }> {
  const { id } = film;
  const rate = uploadRate(world.now);
  let { session, sha256 } = film;
  try {
    await whileAllowed(film, world, async (signal) => {
      if (sha256 === '') {
        sha256 = await world.hash(file, signal);
        await changeFilm(id, { sha256 });
      }
      await world.upload(film, file, {
        signal,
        session: {
          read: () => Promise.resolve(session),
          write: async (next) => {
            session = next;
            // Also says that this page is still at it.
            await changeFilm(id, { session, begunAt: world.now() });
          },
        },
        onProgress: (offset) => announceFilms({ type: 'progress', id, offset, rate: rate(offset) }),
      });
    });
    return { allowed: true, sha256 };
  } catch (cause) {
    // Refused because it exists or is not allowed; the confirmation call returns which.
    if (!(cause instanceof AppError && cause.code === 'not-allowed')) throw cause;
    return { allowed: false, sha256 };
  }
}
