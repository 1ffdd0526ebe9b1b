import { photoPath } from '@domain/report/photo-path';
import type { PhotoProblem } from '../device/photo-record';
import { photoRecordVersion } from '../device/photo-record';
import { storeOriginal } from '../device/photo-store';
import { inspectFile } from '../prepare/inspect-file';
import { purgeRemoved } from './purge-removed';

interface NewPhoto {
  readonly findingId: string;
  readonly owner: string;
  readonly file: Blob;
  /** The path of the photo that it is taken in place of. */
  readonly replaces?: string;
}

export type AddedPhoto =
  | { readonly state: 'kept'; readonly path: string }
  | { readonly state: 'refused'; readonly problem: PhotoProblem }
  /** The device cannot keep it: it is full, or keeps nothing. */
  | { readonly state: 'no-room' };

/** For so long a removal can be taken back on the screen. */
const undoableMs = 60_000;

let lastAdded = 0;

/** Puts a photo on the device as it is, before anything else is done with it; its path is its name from now on. Never throws. */
export async function addPhoto(
  { findingId, owner, file, replaces = '' }: NewPhoto,
  now: number = Date.now(),
): Promise<AddedPhoto> {
  const problem = await inspectFile(file).catch(() => 'damaged' as const);
  if (problem !== null) return { state: 'refused', problem };
  const path = photoPath(findingId, crypto.randomUUID(), 'jpg');
  lastAdded = Math.max(now, lastAdded + 1);
  const record = {
    version: photoRecordVersion,
    path,
    findingId,
    owner,
    state: 'original',
    addedAt: lastAdded,
    replaces,
    sha256: '',
    attempts: 0,
    begunAt: 0,
    triedAt: 0,
    problem: null,
    removedAt: 0,
    done: false,
  } as const;
  const store = () => storeOriginal(record, file);
  try {
    // What was removed gives its room first.
    await store().catch(() => purgeRemoved(owner, now, undoableMs).then(store));
    return { state: 'kept', path };
  } catch {
    return { state: 'no-room' };
  }
}
