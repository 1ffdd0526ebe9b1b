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
  for (let from = 0; from < source.size; from += sliceBytes) {
    signal.throwIfAborted();
    hash.update(new Uint8Array(await source.slice(from, from + sliceBytes).arrayBuffer()));
  }
  return bytesToHex(hash.digest());
}
