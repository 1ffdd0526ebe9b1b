import type { FilmType } from '@domain/film/film-type';

/** How a file begins, and its name where that says more than its first bytes. */
interface FileStart {
  readonly name: string;
  readonly head: Uint8Array;
}

/** Bytes that `sniffFilm` needs. */
export const headBytes = 64;

/** Other containers of cameras and phones, which browsers don't play. */
const otherNames = /\.(3gp|asf|dav|divx|flv|m2ts|m4v|mjpe?g|mkv|mpe?g|mts|ts|vob|webm|wmv)$/i;
/** Boxes that a MOV file may begin with. */
const movBoxes = ['moov', 'mdat', 'wide', 'free', 'skip', 'pnot'];

/** A film's container by its content; null for a file that isn't a film. */
export function sniffFilm({ name, head }: FileStart): FilmType | null {
  const text = (from: number, to: number) => String.fromCharCode(...head.subarray(from, to));
  if (text(0, 4) === 'RIFF' && text(8, 11) === 'AVI') return 'avi';
  if (text(4, 8) === 'ftyp') return isPicture(text(8, 12)) ? null : text(8, 10) === 'qt' ? 'mov' : 'mp4';
  if (movBoxes.includes(text(4, 8))) return 'mov';
  const matroska = head[0] === 0x1a && head[1] === 0x45 && head[2] === 0xdf && head[3] === 0xa3;
  return matroska || otherNames.test(name) ? 'other' : null;
}

/** HEIC and AVIF photos are in the same container as films. */
function isPicture(brand: string): boolean {
  return ['heic', 'heix', 'heim', 'heis', 'mif1', 'msf1', 'avif', 'avis'].includes(brand);
}
