import { fontFile, padded } from './font-file';

/** The tables that an embedded TrueType font needs; names and character maps are in the PDF. */
const retainedTables = ['cvt ', 'fpgm', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp', 'prep'];

/** Positions of numbers in their tables. */
const inHead = { offsetFormat: 50 };
const inHhea = { metricsCount: 34 };
const inMaxp = { glyphCount: 4 };

const longOffsets = 1;
/** Flags of a compound glyph's component. */
const flag = { words: 0x1, scale: 0x8, more: 0x20, twoScales: 0x40, matrix: 0x80 };

/**
 * A TrueType font file from which subsets are made. fontkit's own subset writes glyphs of odd length at offsets that
 * its index can't represent, which loses every other glyph of Noto Sans.
 */
export class TrueTypeFile {
  private readonly tables = new Map<string, Buffer>();
  private readonly offsets: readonly number[];
  private readonly metricsCount: number;

  constructor(bytes: Buffer) {
    const count = bytes.readUInt16BE(4);
    for (let index = 0; index < count; index++) {
      const entry = 12 + index * 16;
      const start = bytes.readUInt32BE(entry + 8);
      const tag = bytes.toString('latin1', entry, entry + 4);
      this.tables.set(tag, bytes.subarray(start, start + bytes.readUInt32BE(entry + 12)));
    }
    const long = this.table('head').readUInt16BE(inHead.offsetFormat) === longOffsets;
    const loca = this.table('loca');
    this.offsets = Array.from({ length: loca.length / (long ? 4 : 2) }, (_, index) =>
      long ? loca.readUInt32BE(index * 4) : loca.readUInt16BE(index * 2) * 2,
    );
    this.metricsCount = this.table('hhea').readUInt16BE(inHhea.metricsCount);
  }

  /** A font with these glyphs in this order, followed by the components of compound glyphs. */
  subset(glyphIds: readonly number[]): Buffer {
    const ids = [...glyphIds];
    const glyphs: Buffer[] = [];
    for (let index = 0; index < ids.length; index++) {
      glyphs.push(padded(this.glyphIn(ids[index] ?? 0, ids)));
    }
    const written = new Map([
      ['glyf', Buffer.concat(glyphs)],
      ['loca', longs(offsetsOf(glyphs))],
      ['hmtx', Buffer.concat(ids.map((id) => this.metrics(id)))],
      ['head', changed(this.table('head'), inHead.offsetFormat, longOffsets)],
      ['hhea', changed(this.table('hhea'), inHhea.metricsCount, ids.length)],
      ['maxp', changed(this.table('maxp'), inMaxp.glyphCount, ids.length)],
    ]);
    return fontFile(
      retainedTables.flatMap((tag) => {
        const table = written.get(tag) ?? this.tables.get(tag);
        return table ? [[tag, table] as const] : [];
      }),
    );
  }

  private table(tag: string): Buffer {
    const table = this.tables.get(tag);
    if (!table) throw new Error(`The font has no table ${tag}.`);
    return table;
  }

  /** The glyph's outline; a compound glyph's components are appended to `ids` and referenced by their index there. */
  private glyphIn(id: number, ids: number[]): Buffer {
    const outline = this.table('glyf').subarray(this.offsets[id], this.offsets[id + 1]);
    const compound = outline.length > 0 && outline.readInt16BE(0) < 0;
    if (!compound) return outline;
    const copy = Buffer.from(outline);
    let position = 10;
    let flags = flag.more;
    while (flags & flag.more) {
      flags = copy.readUInt16BE(position);
      const component = copy.readUInt16BE(position + 2);
      const place = ids.indexOf(component);
      copy.writeUInt16BE(place === -1 ? ids.push(component) - 1 : place, position + 2);
      position += 4 + (flags & flag.words ? 4 : 2) + scaleBytes(flags);
    }
    return copy;
  }

  /** Advance and bearing; the last glyphs of a font share one advance. */
  private metrics(id: number): Buffer {
    const hmtx = this.table('hmtx');
    if (id < this.metricsCount) return hmtx.subarray(id * 4, id * 4 + 4);
    const last = (this.metricsCount - 1) * 4;
    const bearing = this.metricsCount * 4 + (id - this.metricsCount) * 2;
    return Buffer.concat([hmtx.subarray(last, last + 2), hmtx.subarray(bearing, bearing + 2)]);
  }
}

function scaleBytes(flags: number): number {
  if (flags & flag.matrix) return 8;
  if (flags & flag.twoScales) return 4;
  return flags & flag.scale ? 2 : 0;
}

function changed(table: Buffer, offset: number, value: number): Buffer {
  const copy = Buffer.from(table);
  copy.writeUInt16BE(value, offset);
  return copy;
}

/** Where each starts, and where the last one ends. */
function offsetsOf(glyphs: readonly Buffer[]): number[] {
  const offsets = [0];
  for (const glyph of glyphs) offsets.push((offsets.at(-1) ?? 0) + glyph.length);
  return offsets;
}

function longs(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => bytes.writeUInt32BE(value, index * 4));
  return bytes;
}
