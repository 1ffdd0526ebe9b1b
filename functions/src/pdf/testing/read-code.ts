import decodeQR from 'qr/decode.js';

/** A dark part of a code, from its upper left corner; y points down. */
export interface DarkPart {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Pixels a module. */
const scale = 6;
/** Light modules around it. */
const quiet = 4;

/** What a code says that was drawn as these parts. `unit` is the width of a module. */
export function readCode(parts: readonly DarkPart[], unit = 1): string {
  const pixel = (length: number) => Math.round((length / unit) * scale) + quiet * scale;
  const side =
    Math.max(...parts.map(({ x, y, width, height }) => pixel(Math.max(x + width, y + height)))) +
    quiet * scale;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const { x, y, width, height } of parts) {
    for (let row = pixel(y); row < pixel(y + height); row++) {
      data.fill(0, (row * side + pixel(x)) * 4, (row * side + pixel(x + width)) * 4);
    }
  }
  return decodeQR({ width: side, height: side, data });
}
