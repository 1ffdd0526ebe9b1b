import type { PictureFormat } from './sniff-picture';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size in a picture's header, before rotation; `null` where the header has none. */
export function pictureSize(head: Uint8Array, format: PictureFormat): Size | null {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  try {
    return readers[format](view);
  } catch (cause) {
    // The head was cut off before the size.
    if (cause instanceof RangeError) return null;
    throw cause;
  }
}

const readers: Record<PictureFormat, (view: DataView) => Size | null> = {
  jpeg: jpegSize,
  png: (view) => ({ width: view.getUint32(16), height: view.getUint32(20) }),
  webp: webpSize,
  gif: (view) => ({ width: view.getUint16(6, true), height: view.getUint16(8, true) }),
  bmp: (view) => ({ width: Math.abs(view.getInt32(18, true)), height: Math.abs(view.getInt32(22, true)) }),
  heif: heifSize,
};

/** Skips segments until a start-of-frame. */
function jpegSize(view: DataView): Size | null {
  let at = 2;
  for (;;) {
    while (view.getUint8(at) === 0xff && view.getUint8(at + 1) === 0xff) at += 1;
    const marker = view.getUint8(at + 1);
    const beginsFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (beginsFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    at += 2 + view.getUint16(at + 2);
  }
}

function webpSize(view: DataView): Size | null {
  const kind = view.getUint8(15);
  const threeBytes = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
  if (kind === 0x58) return { width: threeBytes(24) + 1, height: threeBytes(27) + 1 };
  if (kind === 0x4c) {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
  }
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
}

/** The largest size in the file's `ispe` boxes. */
function heifSize(view: DataView): Size | null {
  let largest: Size | null = null;
  for (let at = 0; at + 16 <= view.byteLength; at += 1) {
    if (view.getUint32(at) !== 0x69737065) continue;
    const size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    if (largest === null || size.width * size.height > largest.width * largest.height) largest = size;
  }
  return largest;
}
