import { getStorage } from 'firebase-admin/storage';
import './admin-sdk';
import { addresses } from './stack-addresses';

const bucket = getStorage().bucket(`${addresses.project}.appspot.com`);

/** A stored file's bytes; null if there is none. */
export async function storedFile(path: string): Promise<Buffer | null> {
  const file = bucket.file(path);
  const [exists] = await file.exists();
  return exists ? (await file.download())[0] : null;
}

export async function storeFile(path: string, content: string): Promise<void> {
  await bucket.file(path).save(content, { contentType: 'application/pdf', resumable: false });
}
