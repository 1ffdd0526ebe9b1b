import type { Readable } from 'node:stream';
import { bucket } from '../../platform/storage';

/** Bytes of a stored film, `to` excluded. Not checked by the SDK, which can only check whole files. */
export function filmStream(path: string, from: number, to: number): Readable {
  return bucket()
    .file(path)
    .createReadStream({ start: from, end: to - 1, validation: false });
}

/** The same at once, for parts that fit in memory. */
export async function filmBytes(path: string, from: number, to: number): Promise<Buffer> {
  if (to <= from) return Buffer.alloc(0);
  const parts: Buffer[] = [];
  for await (const part of filmStream(path, from, to)) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** Bytes of a stored film; null if there is none. */
export async function filmSize(path: string): Promise<number | null> {
  try {
    const [{ size }] = await bucket().file(path).getMetadata();
    return Number(size);
  } catch (error) {
    if ((error as { readonly code?: number }).code === 404) return null;
    throw error;
  }
}
