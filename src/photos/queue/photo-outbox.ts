import { AppError, type AppErrorCode } from '@domain/errors/app-error';
import { createOutbox, type Outbox } from '@/offline/engine/create-outbox';
import type { EntryStore } from '@/offline/engine/entry-store';
import { oneAtATime } from '@/offline/engine/orders';
import type { OutboxOptions, Verdict } from '@/offline/engine/outbox-options';
import type { Sendable } from '@/offline/engine/sendable';
import { announcePhotos, subscribeToPhotos } from '../device/photo-changes';
import type { PhotoRecord } from '../device/photo-record';
import { changePhoto, listPhotos, rewritePhoto } from '../device/photo-store';
import { attemptPhoto, type PhotoAnswer } from './attempt-photo';
import type { PhotoWorld } from './photo-world';

/** A photo's record as the outbox sees it. */
interface PhotoEntry extends Sendable {
  readonly record: PhotoRecord;
}

/** Long enough for a photo on a slow connection. */
const attemptLimitMs = 350_000;

/** Errors that would affect every other photo too. */
const noLine: readonly AppErrorCode[] = ['unavailable', 'not-signed-in', 'not-allowed'];

/**
 * The outbox of an admin's photos: uploaded one by one, oldest first. `owner` is null while nobody is signed in, and
 * the photos stay on the device then.
 */
export function photoOutbox(
  owner: () => string | null,
  world: PhotoWorld,
  aroundRound?: OutboxOptions<PhotoEntry, PhotoAnswer>['aroundRound'],
): Outbox<PhotoEntry> {
  return createOutbox<PhotoEntry, PhotoAnswer>({
    store: photoEntries(owner),
    order: oneAtATime('photos-uploaded'),
    send: ({ record }) => attemptPhoto(record, world),
    settle: settlePhoto,
    judge: judgePhoto,
    now: world.now,
    // Nobody waits for a photo.
    patienceMs: 0,
    attemptLimitMs,
    sendsNewAtOnce: true,
    ...(aroundRound && { aroundRound }),
  });
}

function photoEntries(owner: () => string | null): EntryStore<PhotoEntry> {
  return {
    async list() {
      const uid = owner();
      return uid === null ? [] : (await listPhotos(uid)).map(entryOf);
    },
    async update(path, change) {
      const changed: { entry: PhotoEntry | null } = { entry: null };
      await rewritePhoto(path, (record) => {
        changed.entry = change(entryOf(record));
        return changed.entry && recordOf(changed.entry);
      });
      return changed.entry;
    },
    watch: (listener) =>
      subscribeToPhotos(({ type }) => {
        if (type === 'changed') listener();
      }),
  };
}

function entryOf(record: PhotoRecord): PhotoEntry {
  const { path, state, removedAt, begunAt, triedAt, attempts } = record;
  const waits = state === 'waiting' && removedAt === 0;
  return {
    id: path,
    state: !waits ? 'settled' : begunAt === 0 ? 'queued' : 'sending',
    idempotencyKey: path,
    attempts,
    changedAt: begunAt || triedAt,
    outcomeUnknown: attempts > 0,
    notBefore: 0,
    record,
  };
}

function recordOf({ record, state, attempts, changedAt }: PhotoEntry): PhotoRecord {
  return { ...record, attempts, begunAt: state === 'sending' ? changedAt : 0, triedAt: changedAt };
}

/** The photo's bytes leave the device only now. */
async function settlePhoto({ id }: PhotoEntry, answer: PhotoAnswer, now: number): Promise<null> {
  const ended = { begunAt: 0, triedAt: now };
  if (answer.state === 'received') {
    await changePhoto(id, { ...ended, state: 'received' });
    announcePhotos({ type: 'received' });
    return null;
  }
  const problem =
    answer.state === 'refused' ? answer.refusal : answer.state === 'not-accepted' ? answer.state : 'differs';
  await changePhoto(id, { ...ended, state: 'unusable', problem });
  announcePhotos({ type: 'refused' });
  return null;
}

function judgePhoto(failure: unknown): Verdict<PhotoEntry> {
  const unreachable = !(failure instanceof AppError) || noLine.includes(failure.code);
  return { change: { state: 'queued', outcomeUnknown: true }, unreachable };
}
