import { bucket } from '../platform/storage';

interface StorageFailure {
  readonly code?: number;
}

const hasCode = (error: unknown, code: number) => (error as StorageFailure).code === code;

/** The bytes of a stored PDF; null where there is none. */
export async function readPaperFile(path: string): Promise<Uint8Array | null> {
  try {
    const [bytes] = await bucket().file(path).download();
    return bytes;
  } catch (error) {
    if (hasCode(error, 404)) return null;
    throw error;
  }
}

/** Stores a PDF where none is yet; false where another was quicker, whose file stays as it is. */
export async function createPaperFile(path: string, bytes: Uint8Array): Promise<boolean> {
  try {
    await bucket()
      .file(path)
      .save(Buffer.from(bytes), {
        resumable: false,
        validation: 'crc32c',
        preconditionOpts: { ifGenerationMatch: 0 },
        metadata: { contentType: 'application/pdf', cacheControl: 'private, no-store' },
      });
    return true;
  } catch (error) {
    if (hasCode(error, 412)) return false;
    throw error;
  }
}
