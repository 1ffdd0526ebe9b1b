import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';
import { AppError, type AppErrorCode } from '@domain/errors/app-error';
import type { ConfirmPhotoAnswer } from '@domain/report/inspection-photo';
import { sha256Of } from '@domain/idempotency/sha256-of';
import { fakeLocks } from '@/offline/testing/fake-locks';
import { closePhotoDatabase } from '../device/photo-database';
import type { PhotoRecord } from '../device/photo-record';
import { listPhotos } from '../device/photo-store';
import { addPhoto } from '../take/add-photo';
import type { PhotoWorld } from '../queue/photo-world';
import { prepareWaiting } from '../queue/prepare-waiting';
import { photoOutbox } from '../queue/photo-outbox';
import { stubNavigator } from '@/ui/testing/stub-navigator';

type Fault = AppErrorCode | 'lost answer';

/** A file that starts like a JPEG, with the given content. */
export function jpegFile(content: string): Blob {
  return new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), content], { type: 'image/jpeg' });
}

/** The content of a `jpegFile`, after its first bytes; undefined for no file. */
export function textOf(file: ArrayBuffer | undefined): string | undefined {
  return file && new TextDecoder().decode(file.slice(4));
}

/** An empty device, a file store that refuses to overwrite, and faults that a test can inject. */
export async function photoHarness(owner = 'admin-1') {
  await closePhotoDatabase();
  vi.stubGlobal('indexedDB', new IDBFactory());
  stubNavigator({ onLine: true, locks: fakeLocks() });
  const stored = new Map<string, ArrayBuffer>();
  const refused = new Map<string, ConfirmPhotoAnswer>();
  const uploads: string[] = [];
  const uploadFaults: Fault[] = [];
  const confirmFaults: AppErrorCode[] = [];
  const clock = { now: Date.UTC(2026, 4, 4, 15) };
  const failing = (code: AppErrorCode) => new AppError(code, 'a fault', '');

  const world: PhotoWorld = {
    now: () => clock.now,
    shrink: (original) => Promise.resolve({ problem: null, bytes: original, preview: original.slice(0, 4) }),
    upload: (path, bytes, onShare) => {
      uploads.push(path);
      const fault = uploadFaults.shift();
      if (fault !== undefined && fault !== 'lost answer') return Promise.reject(failing(fault));
      if (stored.has(path)) return Promise.reject(failing('not-allowed'));
      onShare(1);
      stored.set(path, bytes);
      return fault === 'lost answer' ? Promise.reject(failing('unavailable')) : Promise.resolve();
    },
    confirm: async (path, sha256) => {
      const fault = confirmFaults.shift();
      if (fault !== undefined) throw failing(fault);
      const bytes = stored.get(path);
      if (!bytes) return { state: 'missing' };
      return refused.get(path) ?? { state: (await sha256Of(bytes)) === sha256 ? 'received' : 'differs' };
    },
    answerLimitMs: 1_000,
  };
  const photoAt = async (path: string): Promise<PhotoRecord | undefined> =>
    (await listPhotos(owner)).find((photo) => photo.path === path);
  return {
    owner,
    world,
    clock,
    stored,
    refused,
    uploads,
    uploadFaults,
    confirmFaults,
    photoAt,
    /** Adds a shrunk photo to the device. @returns its path. */
    async add(content: string, findingId = 'finding-0001'): Promise<string> {
      const added = await addPhoto({ findingId, owner, file: jpegFile(content) }, clock.now);
      if (added.state !== 'stored') throw new Error(added.state);
      await prepareWaiting(owner, world);
      return added.path;
    },
    round: (quietMs = 0) => photoOutbox(() => owner, world).round(quietMs),
  };
}

export type PhotoHarness = Awaited<ReturnType<typeof photoHarness>>;
