import { bucket } from '../platform/storage';

/** Stores the server's encoding of a photo. Deterministic, so that writing twice is harmless. */
export async function writeShownPhoto(path: string, bytes: Buffer): Promise<void> {
  await bucket()
    .file(path)
    .save(bytes, {
      resumable: false,
      validation: 'crc32c',
      metadata: { contentType: 'image/jpeg', cacheControl: 'private, no-store' },
    });
}
