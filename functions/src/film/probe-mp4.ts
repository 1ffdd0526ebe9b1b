import type { FilmUnplayable } from '@domain/film/film';
import type { FilmBlank, FilmTrack } from '@domain/film/film-record';
import { boxAt, boxesIn, contentOf, headerBytes, type Box, type Part, type ReadBytes } from './boxes';
import { chunkStarts } from './chunk-starts';
import { damaged, notAFilm, type FoundFilm, type ProbedFilm } from './probed-film';

/** An hour's index has about 5 MB. */
const indexAtMost = 64 * 1024 * 1024;
const boxesAtMost = 1_000;

/** Boxes that a film may begin with; QuickTime's oldest have no `ftyp`. */
const beginnings = ['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip', 'pnot'];

/** What clients get of each box; anything else may say where or when it was made, and is blanked. */
const shown: Readonly<Record<string, readonly string[]>> = {
  file: ['ftyp', 'moov', 'mdat'],
  moov: ['mvhd', 'trak', 'iods'],
  trak: ['tkhd', 'edts', 'tapt', 'mdia'],
  mdia: ['mdhd', 'hdlr', 'minf'],
  minf: ['vmhd', 'smhd', 'gmhd', 'hdlr', 'dinf', 'stbl'],
  stbl: [
    'stsd',
    'stts',
    'stss',
    'ctts',
    'cslg',
    'stsc',
    'stsz',
    'stz2',
    'stco',
    'co64',
    'sdtp',
    'sgpd',
    'sbgp',
  ],
};

/** Boxes with the moments at which something was made and changed. */
const dated = ['mvhd', 'tkhd', 'mdhd'];

/** Reads an MP4 or MOV file: its index as a whole, and the headers of everything else. */
export async function probeMp4(read: ReadBytes, size: number): Promise<ProbedFilm> {
  const top = await topBoxes(read, size);
  if (top === null) return damaged;
  const moov = top.find(({ type }) => type === 'moov');
  if (!moov || !top.some(({ type }) => type === 'mdat') || moov.bytes > indexAtMost) return damaged;
  const index: Part = { bytes: await read(moov.at, moov.at + moov.bytes), at: moov.at };
  const ftyp = top.find(({ type }) => type === 'ftyp');
  const brand = ftyp ? (await read(ftyp.at + 8, ftyp.at + 12)).toString('latin1') : 'qt  ';
  const blanks = top.flatMap((box) => blankUnless(shown.file ?? [], box));
  return readIndex({
    index,
    moov,
    size,
    blanks,
    boxes: top.map(({ at }) => at),
    type: brand === 'qt  ' ? 'mov' : 'mp4',
  });
}

export function beginsLikeMp4(head: Buffer): boolean {
  return beginnings.includes(head.toString('latin1', 4, 8));
}

/** Null if the file ends within one, or has too many. */
async function topBoxes(read: ReadBytes, size: number): Promise<Box[] | null> {
  const found: Box[] = [];
  for (let at = 0; at < size;) {
    const box = boxAt(await read(at, Math.min(at + headerBytes, size)), at, size);
    if (!box || box.at + box.bytes > size || found.length === boxesAtMost) {
      // Some cameras end a film with a few bytes that are no box.
      return box === null && size - at < 64 && found.some(({ type }) => type === 'moov') ? found : null;
    }
    found.push(box);
    at += box.bytes;
  }
  return found;
}

interface Index {
  readonly index: Part;
  readonly moov: Box;
  readonly size: number;
  readonly blanks: readonly FilmBlank[];
  readonly boxes: readonly number[];
  readonly type: 'mp4' | 'mov';
}

function readIndex({ index, moov, size, blanks, boxes: outermost, type }: Index): ProbedFilm {
  const boxes = boxesIn(index, moov);
  const header = boxes.find((box) => box.type === 'mvhd');
  const readTracks = boxes.filter((box) => box.type === 'trak').map((box) => readTrack(index, box));
  const tracks = readTracks.flatMap((track) => track ?? []);
  const video = tracks.find(({ track }) => track.kind === 'video');
  if (!header) return damaged;
  if (!video) return tracks.length === readTracks.length ? notAFilm : damaged;
  const isFragmented = boxes.some((box) => box.type === 'mvex');
  const starts = tracks.map(({ track }) => chunkStarts(track, index));
  if (!isFragmented && starts.some((each) => each.some((start) => start >= size))) return damaged;
  const found: FoundFilm = {
    type,
    durationSeconds: durationOf(contentOf(index, header)),
    width: video.width,
    height: video.height,
    codec: video.codec,
    hasSound: tracks.some(({ track }) => track.kind === 'sound'),
    // The positions of a fragmented film's data stand all over the file.
    unplayable: isFragmented ? 'container' : unplayableOf(video),
    canSilence: !isFragmented && readTracks.every((track) => track !== null),
    blanks: [
      ...blanks,
      ...boxes.flatMap((box) => blankUnless(shown.moov ?? [], box)),
      ...datesIn(index, header),
      ...tracks.flatMap((track) => track.blanks),
    ],
    tracks: tracks.map(({ track }) => track),
    boxes: outermost,
  };
  return { state: 'film', film: found };
}

interface ReadTrack {
  readonly track: FilmTrack;
  readonly codec: string;
  readonly width: number | null;
  readonly height: number | null;
  /** Of H.264; null for anything else. */
  readonly profile: number | null;
  readonly blanks: readonly FilmBlank[];
}

const kinds: Readonly<Record<string, FilmTrack['kind']>> = { vide: 'video', soun: 'sound' };

/** Null for a track that is damaged. */
function readTrack(index: Part, trak: Box): ReadTrack | null {
  const inside = (box: Box | undefined, type: string) =>
    box && boxesIn(index, box).find((each) => each.type === type);
  const mdia = inside(trak, 'mdia');
  const minf = inside(mdia, 'minf');
  const stbl = inside(minf, 'stbl');
  const handler = inside(mdia, 'hdlr');
  const description = inside(stbl, 'stsd');
  const positions = inside(stbl, 'co64') ?? inside(stbl, 'stco');
  if (!mdia || !minf || !stbl || !handler || !description || !positions) return null;
  const kind = kinds[contentOf(index, handler).toString('latin1', 8, 12)] ?? 'other';
  const wide = positions.type === 'co64';
  const list = contentOf(index, positions);
  const chunks = list.length < 8 ? 0 : list.readUInt32BE(4);
  if (8 + chunks * (wide ? 8 : 4) > list.length) return null;
  const entry = contentOf(index, description).subarray(8);
  const isVideo = kind === 'video' && entry.length >= 36;
  return {
    track: {
      kind,
      at: trak.at,
      bytes: trak.bytes,
      chunks_at: positions.at + positions.header + 8,
      chunks,
      wide,
    },
    codec: entry.toString('latin1', 4, 8),
    width: isVideo ? entry.readUInt16BE(32) : null,
    height: isVideo ? entry.readUInt16BE(34) : null,
    profile: isVideo ? profileOf(entry) : null,
    blanks: [
      ...[trak, mdia, minf, stbl].flatMap((box) =>
        boxesIn(index, box).flatMap((each) => blankUnless(shown[box.type] ?? [], each)),
      ),
      ...[...boxesIn(index, trak), ...boxesIn(index, mdia)].flatMap((each) => datesIn(index, each)),
    ],
  };
}

function profileOf(entry: Buffer): number | null {
  const at = entry.indexOf('avcC', 36, 'latin1');
  return at === -1 || at + 5 >= entry.length ? null : entry.readUInt8(at + 5);
}

/** H.264's profiles from here on have more colors or bits than browsers play. */
const tooHighProfile = 110;

function unplayableOf({ codec, profile }: ReadTrack): FilmUnplayable | null {
  if (codec === 'hvc1' || codec === 'hev1') return 'hevc';
  if (codec !== 'avc1' && codec !== 'avc3') return 'codec';
  return profile !== null && profile >= tooHighProfile ? 'codec' : null;
}

/** Null where the film doesn't say. */
function durationOf(header: Buffer): number | null {
  const long = header.readUInt8(0) === 1;
  if (header.length < (long ? 32 : 20)) return null;
  const scale = header.readUInt32BE(long ? 20 : 12);
  const length = long ? Number(header.readBigUInt64BE(24)) : header.readUInt32BE(16);
  return scale === 0 || length === 0 ? null : length / scale;
}

function blankUnless(kept: readonly string[], { type, at, bytes, header }: Box): FilmBlank[] {
  return kept.includes(type) || bytes === header ? [] : [{ at, bytes, header }];
}

/** The moments in a box's header: two of four bytes, or of eight in version 1. */
function datesIn(index: Part, box: Box): FilmBlank[] {
  if (!dated.includes(box.type)) return [];
  const long = contentOf(index, box).readUInt8(0) === 1;
  return [{ at: box.at + box.header + 4, bytes: long ? 16 : 8, header: 0 }];
}
