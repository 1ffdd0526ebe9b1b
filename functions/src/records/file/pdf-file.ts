import { Timestamp } from 'firebase-admin/firestore';
import type { SignedFile } from '@domain/legal/signed-document';
import { sha256 } from '../../platform/hash';
import { bucket } from '../../platform/storage';
import { readStoredFile } from '../../platform/stored-file';

/** Stores a PDF if there is none yet; returns false if another process stored it first. */
export async function createPdfFile(path: string, bytes: Uint8Array): Promise<boolean> {
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
    if ((error as { readonly code?: number }).code === 412) return false;
    throw error;
  }
}

/** The stored PDF's data on its record. */
export type StoredPdf = SignedFile<Timestamp>;

/** Stores the PDF of a path, or adopts one that an interrupted or concurrent render has stored; never overwrites. */
export async function adoptPdfFile(
  path: string,
  now: Date,
  render: () => Promise<Uint8Array>,
): Promise<{ readonly file: StoredPdf; /** Whether it already existed. */ readonly adopted: boolean }> {
  const there = await readStoredFile(path);
  const bytes = there ?? (await create(path, await render()));
  const file = {
    path,
    sha256: sha256(bytes),
    size: bytes.byteLength,
    created_at: Timestamp.fromDate(now),
  };
  return { file, adopted: there !== null };
}

async function create(path: string, bytes: Uint8Array): Promise<Uint8Array> {
  if (await createPdfFile(path, bytes)) return bytes;
  const first = await readStoredFile(path);
  if (!first) throw new Error('the file that was there a moment ago is gone');
  return first;
}
