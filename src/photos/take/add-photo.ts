import { photoPath } from '@domain/report/photo-path';
import { reportedAs, reportFault } from '@/logging/report-fault';
import type { PhotoProblem } from '../device/photo-record';
import { photoRecordVersion } from '../device/photo-record';
import { storeOriginal } from '../device/photo-store';
import { inspectFile } from '../prepare/inspect-file';
import { purgeRemoved } from '../queue/purge-removed';

interface NewPhoto {
  readonly findingId: string;
  readonly owner: string;
  readonly file: Blob;
  /** The path of the photo that it replaces. */
  readonly replaces?: string;
}

export type AddedPhoto =
  | { readonly state: 'stored'; readonly path: string }
  | { readonly state: 'refused'; readonly problem: PhotoProblem }
  /** The device can't store it: it is full, or storage is blocked. */
  | { readonly state: 'no-room' };

/** How long a removal can be undone on the screen. */
const undoableMs = 60_000;

let lastAdded = 0;

/** Stores a photo on the device before it is processed; its path identifies it from now on. Never throws. */
export async function addPhoto(
  { findingId, owner, file, replaces = '' }: NewPhoto,
  now: number = Date.now(),
): Promise<AddedPhoto> {
  const problem = await inspectFile(file).catch(reportedAs('a photo not inspected', 'damaged' as const));
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
    // ignored: deletes removed photos to free space, then tries again
    await store().catch(() => purgeRemoved(owner, now, undoableMs).then(store));
    return { state: 'stored', path };
  } catch (error) {
    reportFault('a photo not stored', error);
    return { state: 'no-room' };
  }
}
