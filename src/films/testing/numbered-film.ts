import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What is known of the film that shows each frame's number, which `make-numbered-film.ts` made. */
export const numberedFilm = {
  file: path.join(import.meta.dirname, 'numbered.mp4'),
  width: 640,
  height: 360,
  framesPerSecond: 10,
  frames: 120,
  /** Blocks of a row, the most significant bit first: white for 1. */
  bits: 8,
} as const;

/** The film's bytes. */
export function numberedFilmBytes(): Buffer {
  return readFileSync(numberedFilm.file);
}

/** One frame as gray pixels, with its number as a row of blocks across the middle. */
export function numberedFrame(number: number): Buffer {
  const { width, height, bits } = numberedFilm;
  const pixels = Buffer.alloc(width * height, 64);
  const block = width / bits;
  for (let y = height / 4; y < (height * 3) / 4; y += 1) {
    for (let bit = 0; bit < bits; bit += 1) {
      const value = (number >> (bits - 1 - bit)) & 1 ? 235 : 16;
      pixels.fill(value, y * width + bit * block, y * width + (bit + 1) * block);
    }
  }
  return pixels;
}

/** The number that a picture of a frame shows; `grayAt` takes a position as shares of width and height. */
export function numberShown(grayAt: (x: number, y: number) => number): number {
  const { bits } = numberedFilm;
  let number = 0;
  for (let bit = 0; bit < bits; bit += 1)
    number = number * 2 + (grayAt((bit + 0.5) / bits, 0.5) > 128 ? 1 : 0);
  return number;
}
