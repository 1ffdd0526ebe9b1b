/*
 * Small films, box by box. Their pictures are only marked bytes, so nothing plays; what a film says of itself is real.
 */

/** What the pictures and the sound of a film are, to be found again. */
export const film = Buffer.from('these are pictures');
export const sound = Buffer.from('this is the sound');
/** Where a film was made, as cameras note it. */
export const place = Buffer.from('+41.8781-087.6298/');

export function box(type: string, ...contents: readonly Buffer[]): Buffer {
  const content = Buffer.concat(contents);
  const header = Buffer.alloc(8);
  header.writeUInt32BE(8 + content.length);
  header.write(type, 4, 'latin1');
  return Buffer.concat([header, content]);
}

const numbers = (...values: readonly number[]) => {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => bytes.writeUInt32BE(value, index * 4));
  return bytes;
};

interface FilmFile {
  readonly brand?: string;
  readonly codec?: string;
  /** Of H.264. */
  readonly profile?: number;
  readonly indexFirst?: boolean;
  readonly withSound?: boolean;
  readonly onlySound?: boolean;
  readonly fragmented?: boolean;
  readonly pictures?: Buffer;
  /** Added to the positions in its index. */
  readonly shift?: number;
}

/** An MP4 or MOV file of ten seconds with a place in several of its boxes: pictures, sound, pictures, sound. */
export function mp4({
  brand = 'isom',
  codec = 'avc1',
  profile = 77,
  indexFirst = true,
  withSound = true,
  onlySound = false,
  fragmented = false,
  pictures = film,
  shift = 0,
}: FilmFile = {}): Buffer {
  const begin = box('ftyp', Buffer.from(brand.padEnd(4)), numbers(0));
  const skipped = box('free', place);
  const data = box('mdat', pictures, sound, pictures, sound);
  const indexFrom = (at: number) => {
    const first = at + 8 + shift;
    const half = pictures.length + sound.length;
    const [videos, sounds] = [
      [first, first + half],
      [first + pictures.length, first + pictures.length + half],
    ];
    return box(
      'moov',
      box('mvhd', numbers(0, 111, 222, 1000, 10_000), Buffer.alloc(80)),
      ...(onlySound ? [] : [track('vide', picture(codec, profile), videos)]),
      ...(withSound || onlySound ? [track('soun', box('mp4a', Buffer.alloc(28)), sounds)] : []),
      ...(fragmented ? [box('mvex', Buffer.alloc(8))] : []),
      box('udta', box('\u00a9xyz', Buffer.from([0, place.length, 0, 0]), place)),
      box('meta', place),
    );
  };
  const before = begin.length + skipped.length;
  const made = Buffer.from(place);
  if (!indexFirst) return Buffer.concat([begin, skipped, data, indexFrom(before), box('uuid', made)]);
  return Buffer.concat([begin, skipped, indexFrom(before + indexFrom(0).length), data]);
}

function picture(codec: string, profile: number): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt16BE(1280);
  size.writeUInt16BE(720, 2);
  return box(codec, Buffer.alloc(24), size, Buffer.alloc(50), box('avcC', Buffer.from([1, profile, 0, 30])));
}

function track(handler: string, description: Buffer, chunks: readonly number[]): Buffer {
  return box(
    'trak',
    box('tkhd', numbers(7, 111, 222, 1), Buffer.alloc(68)),
    box(
      'mdia',
      box('mdhd', numbers(0, 111, 222, 1000, 10_000, 0)),
      box('hdlr', numbers(0, 0), Buffer.from(handler), Buffer.alloc(13)),
      box(
        'minf',
        box(
          'stbl',
          box('stsd', numbers(0, 1), description),
          box('stco', numbers(0, chunks.length, ...chunks)),
        ),
      ),
    ),
    box('udta', place),
  );
}

/** An AVI file of ten seconds, XVID. */
export function avi({ withSound = true }: Pick<FilmFile, 'withSound'> = {}): Buffer {
  const little = (...values: readonly number[]) => {
    const bytes = Buffer.alloc(values.length * 4);
    values.forEach((value, index) => bytes.writeUInt32LE(value, index * 4));
    return bytes;
  };
  const chunk = (name: string, ...contents: readonly Buffer[]) => {
    const content = Buffer.concat(contents);
    return Buffer.concat([
      Buffer.from(name),
      little(content.length),
      content,
      Buffer.alloc(content.length % 2),
    ]);
  };
  const list = (type: string, ...contents: readonly Buffer[]) =>
    chunk('LIST', Buffer.from(type), ...contents);
  return chunk(
    'RIFF',
    Buffer.from('AVI '),
    list(
      'hdrl',
      chunk('avih', little(40_000, 0, 0, 0, 250, 0, 2, 0, 720, 480, 0, 0, 0, 0)),
      list('strl', chunk('strh', Buffer.from('vidsXVID'), Buffer.alloc(48)), chunk('strf', Buffer.alloc(40))),
      ...(withSound
        ? [list('strl', chunk('strh', Buffer.from('auds'), Buffer.alloc(52)), chunk('strd', place))]
        : []),
      chunk('IDIT', place),
    ),
    list('INFO', chunk('ISFT', place)),
    list('movi', film, sound),
  );
}
