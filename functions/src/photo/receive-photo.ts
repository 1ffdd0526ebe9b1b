import { Timestamp, type DocumentReference } from 'firebase-admin/firestore';
import { storageFolders } from '@domain/firestore/paths';
import { photoId } from '@domain/report/inspection-photo';
import { findingOfPhoto } from '@domain/report/photo-path';
import { sha256 } from '../platform/hash';
import { reached } from '../platform/reached';
import { bucket } from '../platform/storage';
import { readStoredFile } from '../platform/stored-file';
import { endDownloadTokens } from '../records/file/end-download-tokens';
import { inspectionPhotos, type StoredPhoto } from '../records/photo/stored-photo';
import { encodePhoto, type EncodedPhoto } from './encode-photo';

/**
 * Checks an uploaded photo by its content, encodes the displayed versions, and writes its record. Idempotent and safe
 * to call concurrently. The original file is not changed.
 * @returns null if there is no such file.
 */
export async function receivePhoto(path: string, now: Date): Promise<StoredPhoto | null> {
  const findingId = findingOfPhoto(path);
  if (findingId === null) return null;
  const reference = inspectionPhotos().doc(photoId(path));
  const recorded = (await reference.get()).data();
  if (recorded) return recorded;
  const bytes = await readStoredFile(path);
  if (bytes === null) return null;
  // Removes the token before the photo counts as received, because the token gives anyone access to the original.
  await endDownloadTokens(path);
  const encoding = await encodePhoto(bytes);
  const photo: StoredPhoto = {
    path,
    finding_id: findingId,
    sha256: sha256(bytes),
    size: bytes.byteLength,
    refusal: encoding.state === 'refused' ? encoding.refusal : null,
    shown: encoding.state === 'encoded' ? await store(path, 'shown', encoding.shown) : null,
    preview: encoding.state === 'encoded' ? await store(path, 'preview', encoding.preview) : null,
    received_at: Timestamp.fromDate(now),
    report_id: null,
  };
  reached('photo:encoded');
  return record(reference, photo);
}

async function store(path: string, size: 'shown' | 'preview', { bytes, width, height }: EncodedPhoto) {
  const [, findingId, file = ''] = path.split('/');
  const name = file.slice(0, file.lastIndexOf('.'));
  const target = `${storageFolders.shownPhotos}/${findingId}/${name}-${size}.jpg`;
  await writeShownPhoto(target, bytes);
  return { path: target, width, height };
}

/** Trigger and office-photo-confirm may run concurrently: the first record wins, without locks. */
async function record(
  reference: DocumentReference<StoredPhoto, StoredPhoto>,
  photo: StoredPhoto,
): Promise<StoredPhoto> {
  try {
    await reference.create(photo);
    return photo;
  } catch (error) {
    if ((error as { readonly code?: number }).code !== alreadyExists) throw error;
    const first = (await reference.get()).data();
    // Deleted since, with its report.
    if (!first) throw error;
    return first;
  }
}

/** gRPC's ALREADY_EXISTS. */
const alreadyExists = 6;

/** Stores the server's encoding of a photo. Deterministic, so that writing twice is harmless. */
async function writeShownPhoto(path: string, bytes: Buffer): Promise<void> {
  await bucket()
    .file(path)
    .save(bytes, {
      resumable: false,
      validation: 'crc32c',
      metadata: { contentType: 'image/jpeg', cacheControl: 'private, no-store' },
    });
}
