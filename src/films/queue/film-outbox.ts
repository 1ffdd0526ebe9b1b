import { AppError, type AppErrorCode } from '@domain/errors/app-error';
import { createOutbox, type Outbox } from '@/offline/engine/create-outbox';
import type { EntryStore } from '@/offline/engine/entry-store';
import { oneAtATime } from '@/offline/engine/orders';
import type { Verdict } from '@/offline/engine/outbox-options';
import type { Sendable } from '@/offline/engine/sendable';
import { announceFilms, subscribeToFilms } from '../device/film-changes';
import { isUnsentFilm, type FilmRecord } from '../device/film-record';
import { changeFilm, listFilms, rewriteFilm } from '../device/film-store';
import { attemptFilm, type FilmAnswer } from './attempt-film';
import type { FilmWorld } from './film-world';
import { StoppedUpload } from './while-allowed';

/** A film's record as the outbox sees it. */
interface FilmEntry extends Sendable {
  readonly record: FilmRecord;
}

/** Since the last part that arrived: long enough for one part on a slow connection. */
const attemptLimitMs = 600_000;

/** Errors that would affect every other film too. */
const noLine: readonly AppErrorCode[] = ['unavailable', 'not-signed-in', 'not-allowed'];

/**
 * The outbox of an admin's films: uploaded one by one, oldest first. `owner` is null while nobody is signed in, and the
 * films stay on the device then.
 */
export function filmOutbox(owner: () => string | null, world: FilmWorld): Outbox<FilmEntry> {
  return createOutbox<FilmEntry, FilmAnswer>({
    store: filmEntries(owner),
    order: oneAtATime('films-uploaded'),
    send: ({ record }) => attemptFilm(record, world),
    settle: settleFilm,
    judge: judgeFilm,
    now: world.now,
    // Nobody waits for a film.
    patienceMs: 0,
    attemptLimitMs,
    sendsNewAtOnce: true,
    hold: async ({ record }) => ((await world.mayUpload(record.owner)) ? null : (stored) => stored),
  });
}

function filmEntries(owner: () => string | null): EntryStore<FilmEntry> {
  return {
    async list() {
      const uid = owner();
      return uid === null ? [] : (await listFilms(uid)).map(entryOf);
    },
    async update(id, change) {
      const changed: { entry: FilmEntry | null } = { entry: null };
      await rewriteFilm(id, (record) => {
        changed.entry = change(entryOf(record));
        return changed.entry && recordOf(changed.entry);
      });
      return changed.entry;
    },
    watch: (listener) =>
      subscribeToFilms(({ type }) => {
        if (type === 'changed') listener();
      }),
  };
}

function entryOf(record: FilmRecord): FilmEntry {
  const { id, begunAt, triedAt, attempts, paused, content } = record;
  // What it contains is read first, because the server learns it with the announcement.
  const uploads = isUnsentFilm(record) && !paused && content !== null;
  const waits = uploads || (record.state === 'received' && !record.announced);
  return {
    id,
    state: !waits ? 'settled' : begunAt === 0 ? 'queued' : 'sending',
    idempotencyKey: id,
    attempts,
    changedAt: begunAt || triedAt,
    outcomeUnknown: attempts > 0,
    notBefore: 0,
    record,
  };
}

function recordOf({ record, state, attempts, changedAt }: FilmEntry): FilmRecord {
  return { ...record, attempts, begunAt: state === 'sending' ? changedAt : 0, triedAt: changedAt };
}

async function settleFilm({ id, record }: FilmEntry, answer: FilmAnswer, now: number): Promise<null> {
  const ended = { begunAt: 0, triedAt: now, session: null };
  if (answer.state === 'received') {
    const before = await rewriteFilm(id, (film) => {
      // It may have been changed here meanwhile, or on another device.
      const sameSound = film.withSound === record.withSound;
      return {
        ...film,
        ...ended,
        state: 'received',
        announced: sameSound && film.direction === record.direction,
        ...(sameSound && { withSound: answer.withSound ?? film.withSound }),
      };
    });
    if (before?.state === 'waiting') announceFilms({ type: 'received' });
    return null;
  }
  await changeFilm(id, { ...ended, state: 'refused', refusal: answer.refusal });
  return null;
}

function judgeFilm(failure: unknown): Verdict<FilmEntry> {
  const change = { state: 'queued', outcomeUnknown: true } as const;
  if (failure instanceof StoppedUpload) return { change, unreachable: false };
  const unreachable = !(failure instanceof AppError) || noLine.includes(failure.code);
  return { change, unreachable };
}
