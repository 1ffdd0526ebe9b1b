import { announcePhotos } from './photo-changes';
import { photoTransaction, withPhotoDatabase, type PhotoTransaction } from './photo-database';
import { photoTransitions, readPhotoRecord, type PhotoRecord } from './photo-record';

/** An admin's photos on this device, in order. @throws Error if the browser refuses its database. */
export async function listPhotos(owner: string): Promise<PhotoRecord[]> {
  const stored = await withPhotoDatabase((database) => database.getAll('photos'));
  return stored
    .flatMap((record) => readPhotoRecord(record) ?? [])
    .filter((record) => record.owner === owner)
    .sort((a, b) => a.addedAt - b.addedAt);
}

/** A photo's bytes on this device: those to upload, and the camera's. @throws Error as `listPhotos`. */
export function readFile(path: string): Promise<ArrayBuffer | undefined> {
  return withPhotoDatabase((database) => database.get('files', path));
}

export function readOriginal(path: string): Promise<Blob | undefined> {
  return withPhotoDatabase((database) => database.get('originals', path));
}

export function readPreview(path: string): Promise<ArrayBuffer | undefined> {
  return withPhotoDatabase((database) => database.get('previews', path));
}

/**
 * Stores a new photo in one transaction, and marks the photo that it replaces as removed.
 * @throws Error if the device can't store it.
 */
export async function storeOriginal(record: PhotoRecord, original: Blob): Promise<void> {
  await photoTransaction(async (transaction) => {
    await transaction.objectStore('originals').put(original, record.path);
    const photos = transaction.objectStore('photos');
    await photos.put(record);
    const former = readPhotoRecord(await photos.get(record.replaces));
    if (former === null) return;
    const removed: PhotoRecord = { ...former, removedAt: record.addedAt };
    await photos.put(removed);
  });
  announcePhotos({ type: 'changed' });
}

interface Prepared {
  readonly bytes: ArrayBuffer;
  readonly preview: ArrayBuffer;
  readonly sha256: string;
}

/**
 * Replaces the original by the bytes to upload, in one transaction. @throws Error if the device can't store them.
 */
export async function storePrepared(path: string, { bytes, preview, sha256 }: Prepared): Promise<void> {
  await photoTransaction(async (transaction) => {
    const record = readPhotoRecord(await transaction.objectStore('photos').get(path));
    if (record?.state !== 'original') return;
    await transaction.objectStore('files').put(bytes, path);
    await transaction.objectStore('previews').put(preview, path);
    await transaction.objectStore('originals').delete(path);
    const prepared: PhotoRecord = { ...record, state: 'waiting', sha256, attempts: 0 };
    await transaction.objectStore('photos').put(prepared);
  });
  announcePhotos({ type: 'changed' });
}

type Change = Partial<Omit<PhotoRecord, 'version' | 'path' | 'owner'>>;

/**
 * Changes a stored record. A transition that is not allowed changes nothing. Bytes that are no longer needed are
 * deleted.
 * @returns the record before the change, `null` where there is none. @throws Error if the device refuses.
 */
export function changePhoto(path: string, change: Change): Promise<PhotoRecord | null> {
  return rewritePhoto(path, (record) => ({ ...record, ...change }));
}

/** The same for a change that depends on the stored record; null changes nothing. */
export async function rewritePhoto(
  path: string,
  rewrite: (record: PhotoRecord) => PhotoRecord | null,
): Promise<PhotoRecord | null> {
  const before = await photoTransaction(async (transaction) => {
    const record = readPhotoRecord(await transaction.objectStore('photos').get(path));
    const next = record && rewrite(record);
    if (next && mayFollow(record, next)) await settle(transaction, next);
    return record;
  });
  announcePhotos({ type: 'changed' });
  return before;
}

function mayFollow({ state }: PhotoRecord, next: PhotoRecord): boolean {
  return next.state === state || photoTransitions[state].includes(next.state);
}

async function settle(transaction: PhotoTransaction, record: PhotoRecord): Promise<void> {
  if (record.state === 'received') await transaction.objectStore('files').delete(record.path);
  if (record.done && record.state !== 'waiting' && record.state !== 'original')
    return erase(transaction, record.path);
  await transaction.objectStore('photos').put(record);
}

/** Deletes photos from the device, even if the server doesn't have them. @throws Error if the device refuses. */
export async function erasePhotos(paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return;
  await photoTransaction(async (transaction) => {
    for (const path of paths) await erase(transaction, path);
  });
  announcePhotos({ type: 'changed' });
}

async function erase(transaction: PhotoTransaction, path: string): Promise<void> {
  for (const store of ['photos', 'originals', 'files', 'previews'] as const)
    await transaction.objectStore(store).delete(path);
}
