import type { ReadBytes } from './boxes';
import { beginsLikeAvi, probeAvi } from './probe-avi';
import { beginsLikeMp4, probeMp4 } from './probe-mp4';
import { damaged, notAFilm, type ProbedFilm } from './probed-film';

/** First bytes of containers that are films, and that we can't play. */
const otherBeginnings = ['1a45dfa3', '000001ba', '3026b275', '464c5601'];

/** The packets of a transport stream have this length, and begin with 0x47. */
const packetBytes = 188;

/** Reads what a file is by its content, by ranges. */
export async function probeFilm(read: ReadBytes, size: number): Promise<ProbedFilm> {
  if (size === 0) return { state: 'refused', refusal: 'empty' };
  const head = await read(0, Math.min(size, 2 * packetBytes + 1));
  if (head.length < 12) return notAFilm;
  try {
    if (beginsLikeMp4(head)) return await probeMp4(read, size);
    if (beginsLikeAvi(head)) return await probeAvi(read, size);
  } catch (error) {
    // A position that the file gives is outside it.
    if (error instanceof RangeError) return damaged;
    throw error;
  }
  return isOther(head) ? other : notAFilm;
}

function isOther(head: Buffer): boolean {
  if (otherBeginnings.includes(head.toString('hex', 0, 4))) return true;
  return [0, packetBytes, 2 * packetBytes].every((at) => head[at] === 0x47);
}

const other: ProbedFilm = {
  state: 'film',
  film: {
    type: 'other',
    durationSeconds: null,
    width: null,
    height: null,
    codec: null,
    hasSound: false,
    unplayable: 'container',
    canSilence: false,
    blanks: [],
    tracks: [],
    boxes: [],
  },
};
