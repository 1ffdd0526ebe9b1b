import { filmLimits } from '@domain/film/film-limits';
import { reportedAs, reportFault } from '@/logging/report-fault';
import type { FilmRecord } from '../device/film-record';
import { changeFilm, listFilms, storeFilm } from '../device/film-store';
import { freeRoom } from '../device/purge-films';
import { fingerprintOf } from '../read/fingerprint';
import { headBytes, sniffFilm } from '../read/sniff-film';
import { newFilmRecord, type FilmsPlace } from './new-film-record';

export type AddedFilm =
  | { readonly state: 'stored'; readonly film: FilmRecord }
  /**
   * unreadable: the file ends before its end, as when its card is pulled out. not-stored: the browser refused it, though
   * not for lack of space.
   */
  | { readonly state: 'empty' | 'too-large' | 'not-a-film' | 'unreadable' | 'already-here' | 'not-stored' }
  /** `room`: bytes that the device still has for it; null where the browser doesn't say. */
  | { readonly state: 'no-room'; readonly room: number | null }
  /** The same file is in another report; asked before it is stored here too. */
  | { readonly state: 'elsewhere'; readonly about: string };

/** Left for photos and drafts. */
const reserveBytes = 100 * 1024 * 1024;

/**
 * Stores a film on the device, whole or not at all. Never throws.
 * @param evenElsewhere whether to store a film that is in another report too
 */
export async function addFilm(
  file: File,
  place: FilmsPlace,
  evenElsewhere: boolean = false,
  now: number = Date.now(),
): Promise<AddedFilm> {
  if (file.size === 0) return { state: 'empty' };
  if (file.size > filmLimits.bytes) return { state: 'too-large' };
  let fingerprint: string;
  try {
    const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
    if (sniffFilm({ name: file.name, head }) === null) return { state: 'not-a-film' };
    fingerprint = await fingerprintOf(file);
  } catch {
    // ignored: the answer says so, and the file can be chosen again
    return { state: 'unreadable' };
  }
  const known = await listFilms(place.owner).catch(reportedAs('films not listed', []));
  const same = known.filter((film) => film.fingerprint === fingerprint);
  const here = same.find(({ target, done }) => target === place.target && !done);
  if (here && here.removedAt === 0) return { state: 'already-here' };
  if (here?.here) return putBack(here);
  const other = same.find(({ removedAt }) => removedAt === 0);
  if (other && !evenElsewhere) return { state: 'elsewhere', about: other.about };
  return store(file, newFilmRecord(file, fingerprint, place, now));
}

async function putBack(film: FilmRecord): Promise<AddedFilm> {
  try {
    await changeFilm(film.id, { removedAt: 0 });
    return { state: 'stored', film: { ...film, removedAt: 0 } };
  } catch (error) {
    reportFault('a film not put back', error);
    return refusedBy(error);
  }
}

async function store(file: File, film: FilmRecord): Promise<AddedFilm> {
  const room = await roomFor(film);
  if (room !== null && room < film.size) return { state: 'no-room', room };
  try {
    await storeFilm(film, file);
    return { state: 'stored', film };
  } catch (error) {
    if (!(await canBeRead(file))) return { state: 'unreadable' };
    reportFault('a film not stored', error);
    return refusedBy(error);
  }
}

function refusedBy(error: unknown): AddedFilm {
  const full = error instanceof DOMException && error.name === 'QuotaExceededError';
  return full ? { state: 'no-room', room: null } : { state: 'not-stored' };
}

/** Bytes that the device has for a film, after freeing what isn't needed; null where the browser doesn't say. */
async function roomFor({ owner, target, size }: FilmRecord): Promise<number | null> {
  const before = await freeBytes();
  if (before === null || before >= size) return before;
  await freeRoom(owner, target).catch(reportedAs('no room freed for a film', undefined));
  return freeBytes();
}

async function freeBytes(): Promise<number | null> {
  // ignored: without an estimate, storing decides
  const { quota, usage } = (await navigator.storage?.estimate?.().catch(() => undefined)) ?? {};
  return quota === undefined || usage === undefined ? null : Math.max(0, quota - usage - reserveBytes);
}

/** Whether a file is still there to its last byte. */
async function canBeRead(file: File): Promise<boolean> {
  try {
    await file.slice(file.size - 1).arrayBuffer();
    return true;
  } catch {
    // ignored: that is the answer
    return false;
  }
}
