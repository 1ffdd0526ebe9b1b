import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** Hashed at once, so few enough that the page stays responsive. */
const sliceBytes = 1024 * 1024;

/**
 * SHA-256 of a film in slices, hexadecimal. Browsers can only hash what is in memory as a whole. The page's thread gets
 * its turn after each slice.
 */
export async function hashFilm(source: Blob, signal: AbortSignal): Promise<string> {
  const hash = sha256.create();
  for await (const bytes of slicesOf(source)) {
    signal.throwIfAborted();
    hash.update(bytes);
  }
  return bytesToHex(hash.digest());
}

/** A file's bytes in order, each slice valid until the next. */
async function* slicesOf(source: Blob): AsyncGenerator<Uint8Array> {
  const reader = reusingReader(source);
  if (reader === null) {
    for (let from = 0; from < source.size; from += sliceBytes) {
      yield new Uint8Array(await source.slice(from, from + sliceBytes).arrayBuffer());
    }
    return;
  }
  // One buffer for all: a film's slices would add up until the browser collects them.
  let buffer = new ArrayBuffer(sliceBytes);
  try {
    for (;;) {
      const { value, done } = await reader.read(new Uint8Array(buffer));
      if (done) return;
      yield value;
      buffer = value.buffer;
    }
  } finally {
    // ignored: a reader that failed has nothing to cancel
    await reader.cancel().catch(() => undefined);
  }
}

/** Reads into the buffers it is given; null in browsers that can't. */
function reusingReader(source: Blob): ReadableStreamBYOBReader | null {
  try {
    return source.stream().getReader({ mode: 'byob' });
  } catch {
    // ignored: it reads into buffers of its own
    return null;
  }
}
