import { sha256Of } from '@domain/idempotency/sha256-of';

const sampleBytes = 64 * 1024;

/**
 * Identifies a file among films: its size, and its beginning, middle and end. Cameras repeat their file names, and their
 * clocks are often wrong.
 * @throws Error if the file can't be read, as after its card was pulled out.
 */
export async function fingerprintOf(file: Blob): Promise<string> {
  const starts = [0, Math.floor(file.size / 2), Math.max(0, file.size - sampleBytes)];
  const samples = starts.map((start) => file.slice(start, start + sampleBytes));
  const hash = await sha256Of(await new Blob(samples).arrayBuffer());
  return `${file.size}-${hash}`;
}
