import { getStorage } from 'firebase-admin/storage';
import './admin-sdk';
import { addresses } from './stack-addresses';

const bucket = getStorage().bucket(`${addresses.project}.appspot.com`);

/** A stored file's bytes; null if there is none. */
export async function storedFile(path: string): Promise<Buffer | null> {
  try {
    const [bytes] = await bucket.file(path).download();
    return bytes;
  } catch (error) {
    // Not asked for first, because a function may delete it in between.
    if (error instanceof Error && 'code' in error && error.code === 404) return null;
    throw error;
  }
}

export async function storeFile(path: string, content: string): Promise<void> {
  await bucket.file(path).save(content, { contentType: 'application/pdf', resumable: false });
}
