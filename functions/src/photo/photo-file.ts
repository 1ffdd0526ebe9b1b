import { bucket } from '../platform/storage';

const hasCode = (error: unknown, code: number) => (error as { readonly code?: number }).code === code;

/** The bytes of a stored photo; null where there is none. */
export async function readPhotoFile(path: string): Promise<Uint8Array | null> {
  try {
    const [bytes] = await bucket().file(path).download();
    return bytes;
  } catch (error) {
    if (hasCode(error, 404)) return null;
    throw error;
  }
}

/** Stores the server's encoding of a photo. The same photo gives the same bytes, so that writing twice is harmless. */
export async function writeShownPhoto(path: string, bytes: Buffer): Promise<void> {
  await bucket()
    .file(path)
    .save(bytes, {
      resumable: false,
      validation: 'crc32c',
      metadata: { contentType: 'image/jpeg', cacheControl: 'private, no-store' },
    });
}
