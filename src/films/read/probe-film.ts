import type { FilmContent } from '@domain/film/film';
import { openFilm } from './open-film';
import { headBytes, sniffFilm } from './sniff-film';

/**
 * Reads what a film's content says, whatever its name. `damaged`: its index is missing, because the camera didn't finish
 * it or it was cut off. @throws Error if the file can't be read.
 */
export async function probeFilm(file: Blob, name: string): Promise<FilmContent | 'damaged'> {
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  const type = sniffFilm({ name, head }) ?? 'other';
  if (type === 'mp4' || type === 'mov') return inside(file, type);
  const unread = { type, durationSeconds: null, width: null, height: null, codec: null };
  if (type === 'avi') return { ...unread, hasSound: await hasAviSound(file), unplayable: 'avi' };
  return { ...unread, hasSound: false, unplayable: 'container' };
}

/** An AVI's headers have a few kilobytes, and the server reads no more of them. */
const aviHeaderBytes = 1024 * 1024;

/** Whether the headers of an AVI name a stream of sound: a chunk `strh`, its size, then the kind of its stream. */
async function hasAviSound(file: Blob): Promise<boolean> {
  const headers = await file.slice(0, aviHeaderBytes).arrayBuffer();
  return /strh[^]{4}auds/.test(new TextDecoder('latin1').decode(headers));
}

async function inside(file: Blob, type: 'mp4' | 'mov'): Promise<FilmContent | 'damaged'> {
  // ignored: what isn't an index is no index
  const film = await openFilm(file).catch(() => null);
  if (!film?.video) {
    film?.close();
    return 'damaged';
  }
  const { input, video, close } = film;
  try {
    const codec = await video.getCodec();
    const name = await video.getInternalCodecId();
    const [width, height] = [await video.getDisplayWidth(), await video.getDisplayHeight()];
    const seconds = (await video.getDurationFromMetadata()) ?? (await video.computeDuration());
    return {
      type,
      durationSeconds: seconds > 0 ? seconds : null,
      width,
      height,
      codec: typeof name === 'string' ? name : codec,
      hasSound: (await input.getPrimaryAudioTrack()) !== null,
      unplayable: codec === 'avc' ? null : codec === 'hevc' ? 'hevc' : 'codec',
    };
  } catch {
    // ignored: an index that makes no sense is a damaged film's
    return 'damaged';
  } finally {
    close();
  }
}
