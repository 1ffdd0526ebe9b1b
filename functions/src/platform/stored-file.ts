import { bucket } from './storage';

/** The bytes of a stored file; null if there is none. */
export async function readStoredFile(path: string): Promise<Uint8Array | null> {
  try {
    const [bytes] = await bucket().file(path).download();
    return bytes;
  } catch (error) {
    if ((error as { readonly code?: number }).code === 404) return null;
    throw error;
  }
}
