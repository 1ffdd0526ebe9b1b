import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';
import { AppError, type AppErrorCode } from '@domain/errors/app-error';
import type { ConfirmFilmAnswer } from '@domain/film/film-calls';
import { fakeLocks } from '@/offline/testing/fake-locks';
import { stubNavigator } from '@/ui/testing/stub-navigator';
import { closeFilmDatabase } from '../device/film-database';
import type { FilmRecord } from '../device/film-record';
import { changeFilm, listFilms } from '../device/film-store';
import { filmOutbox } from '../queue/film-outbox';
import type { FilmWorld } from '../queue/film-world';
import { addFilm } from '../take/add-film';
import type { FilmsPlace } from '../take/new-film-record';

/** A small file that begins like an MP4 film. */
export function filmFile(content: string, name = 'DCIM0001.MP4', lastModified = 0): File {
  return new File(['\0\0\0\x20ftypisom', content], name, { lastModified });
}

/** The report of a job, for which films are chosen. */
export const jobsReport: FilmsPlace = {
  owner: 'admin-1',
  target: 'job:b-1',
  jobId: 'b-1',
  about: '118 Maple Street',
};

const content = {
  type: 'mp4',
  durationSeconds: 12,
  width: 640,
  height: 360,
  codec: 'avc1',
  hasSound: true,
  unplayable: null,
} as const;

/** An empty device, and a server that takes films in parts of four bytes, with faults that a test can inject. */
export async function filmDevice({ quota }: { readonly quota?: number } = {}) {
  await closeFilmDatabase();
  vi.stubGlobal('indexedDB', new IDBFactory());
  const estimate = () => Promise.resolve(quota === undefined ? {} : { quota, usage: 0 });
  stubNavigator({ onLine: true, locks: fakeLocks(), storage: { estimate } });
  const { owner } = jobsReport;
  const filmAt = async (id: string): Promise<FilmRecord | undefined> =>
    (await listFilms(owner)).find((film) => film.id === id);

  const clock = { now: Date.UTC(2026, 4, 4, 15) };
  const stored = new Map<string, string>();
  /** Whether clients get a film's sound, as the server has it. */
  const sounds = new Map<string, boolean>();
  const answers = new Map<string, ConfirmFilmAnswer>();
  const faults: AppErrorCode[] = [];
  /** Where each upload began: 0 for a new one. */
  const begun: number[] = [];
  const allowed = { now: true, listeners: new Set<() => void>() };
  /** Called after each part. */
  const hooks = { onPart: (() => undefined) as (signal: AbortSignal) => Promise<unknown> | undefined };
  const world: FilmWorld = {
    now: () => clock.now,
    hash: () => Promise.resolve('a'.repeat(64)),
    async upload({ id }, file, { session, onProgress, signal }) {
      const from = (await session.read())?.offset ?? 0;
      begun.push(from);
      const fault = faults.shift();
      if (fault !== undefined) throw new AppError(fault, 'a fault', '');
      for (let offset = from; offset < file.size; offset += 4) {
        await hooks.onPart(signal);
        signal.throwIfAborted();
        await session.write({ address: 'https://upload.example', offset: Math.min(offset + 4, file.size) });
        onProgress(offset);
      }
      await session.write(null);
      stored.set(id, await file.text());
    },
    confirm({ id, withSound, soundAnnounced }) {
      if (!soundAnnounced) sounds.set(id, withSound);
      const ready = { state: 'ready', content, withSound: sounds.get(id) ?? false } as const;
      return Promise.resolve(answers.get(id) ?? (stored.has(id) ? ready : { state: 'missing' }));
    },
    mayUpload: () => Promise.resolve(allowed.now),
    onPermission: (listener) => {
      allowed.listeners.add(listener);
      return () => allowed.listeners.delete(listener);
    },
    answerLimitMs: 1_000,
    wait: () => Promise.resolve(),
  };
  return {
    ...{ owner, world, clock, stored, sounds, answers, faults, begun, hooks, filmAt },
    allow(now: boolean) {
      allowed.now = now;
      for (const listener of allowed.listeners) listener();
    },
    async add(text: string, place: FilmsPlace = jobsReport): Promise<FilmRecord> {
      const added = await addFilm(filmFile(text), place, false, clock.now);
      if (added.state !== 'stored') throw new Error(added.state);
      await changeFilm(added.film.id, { content });
      return { ...added.film, content };
    },
    round: (quietMs = 0) => filmOutbox(() => owner, world).round(quietMs),
  };
}
