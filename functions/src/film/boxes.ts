/** Reads bytes of a file, `to` excluded; fewer where it ends. */
export type ReadBytes = (from: number, to: number) => Promise<Buffer>;

/** A box of an MP4 or MOV file: its size, its type, and what it holds. */
export interface Box {
  readonly type: string;
  /** Position in the file. */
  readonly at: number;
  /** Bytes, with the header. */
  readonly bytes: number;
  /** Bytes of the header: 8, or 16 for a box over 4 GiB. */
  readonly header: number;
}

/** The longest header. */
export const headerBytes = 16;

/** The box whose header begins `head`, at `at` in a space that ends at `end`; null if there can't be one. */
export function boxAt(head: Buffer, at: number, end: number): Box | null {
  if (head.length < 8) return null;
  const type = head.toString('latin1', 4, 8);
  const short = head.readUInt32BE(0);
  if (short === 0) return { type, at, bytes: end - at, header: 8 };
  if (short !== 1) return short < 8 ? null : { type, at, bytes: short, header: 8 };
  if (head.length < headerBytes) return null;
  const bytes = Number(head.readBigUInt64BE(8));
  return bytes < headerBytes ? null : { type, at, bytes, header: headerBytes };
}

/** A part of the file that was read: `bytes` begin at `at`. */
export interface Part {
  readonly bytes: Buffer;
  readonly at: number;
}

/** What a box within a read part holds. */
export function contentOf(part: Part, { at, bytes, header }: Box): Buffer {
  return part.bytes.subarray(at - part.at + header, at - part.at + bytes);
}

/** The boxes within a box of a read part. Stops at one that is damaged. */
export function boxesIn(part: Part, { at, bytes, header }: Box): Box[] {
  const found: Box[] = [];
  const end = at + bytes;
  for (let next = at + header; next + 8 <= end;) {
    const head = part.bytes.subarray(next - part.at, Math.min(next + headerBytes, end) - part.at);
    const box = boxAt(head, next, end);
    if (!box || box.at + box.bytes > end) break;
    found.push(box);
    next = box.at + box.bytes;
  }
  return found;
}
