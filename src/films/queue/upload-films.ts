import { filmPath } from '@domain/film/film-path';
import { filmContentTypes } from '@domain/film/film-type';
import { callAsAdmin } from '@/firebase/calls/call-as-admin';
import { sendingAdmin } from '@/firebase/session/own-access';
import { onAdminSession } from '@/firebase/session/use-admin-session';
import { filmUploadWorld } from '@/firebase/storage/film-upload-world';
import { askForLastingStorage } from '@/offline/ask-for-lasting-storage';
import { doPhotosWait, onPhotoChange } from '@/photos/photo-queue';
import type { FilmRecord } from '../device/film-record';
import { hashFilm } from '../upload/hash-film';
import { uploadFilm } from '../upload/upload-film';
import { isConnectionAllowed, onConnectionChange } from './allowed-connection';
import { filmOutbox } from './film-outbox';
import type { FilmWorld } from './film-world';

const liveFilmWorld: FilmWorld = {
  now: () => Date.now(),
  hash: hashFilm,
  upload: (film, source, hooks) =>
    uploadFilm({
      ...{ source, ...hooks },
      path: filmPath({ jobId: jobOf(film), filmId: film.id, type: typeOf(film) }),
      contentType: filmContentTypes[typeOf(film)],
      world: filmUploadWorld,
    }),
  confirm: (film) =>
    callAsAdmin('office-film-confirm', {
      filmId: film.id,
      jobId: jobOf(film),
      type: typeOf(film),
      name: film.name,
      size: film.size,
      direction: film.direction,
      takenAt: film.modifiedAt === 0 ? null : new Date(film.modifiedAt).toISOString(),
      withSound: film.soundAnnounced ? null : film.withSound,
      sha256: film.sha256 === '' ? null : film.sha256,
    }),
  mayUpload: async (owner) => isConnectionAllowed() && !(await doPhotosWait(owner)),
  onPermission(listener) {
    const endings = [onConnectionChange(listener), onPhotoChange(listener)];
    return () => {
      for (const end of endings) end();
    };
  },
  answerLimitMs: 30_000,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/** Starts uploading this device's films. Call it once. */
export function uploadFilms(): void {
  askForLastingStorage();
  const outbox = filmOutbox(sendingAdmin, liveFilmWorld);
  onAdminSession(outbox.wake);
  // The photos may be through, or the connection another one.
  liveFilmWorld.onPermission(outbox.wake);
  outbox.start();
}

function jobOf({ jobId }: FilmRecord): string {
  if (jobId === null) throw new Error('a film without a job is not uploaded');
  return jobId;
}

function typeOf({ content }: FilmRecord) {
  return content?.type ?? 'other';
}
