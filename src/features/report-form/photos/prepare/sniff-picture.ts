/** The kinds of picture that some browser decodes; what could be drawn or run, as an SVG, is none. */
export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'bmp' | 'heif';

/** What a file is by its first bytes, whatever its name and declared type say; `null` where it is no picture. */
export function sniffPicture(head: Uint8Array): PictureFormat | null {
  const text = (from: number, to: number) => String.fromCharCode(...head.subarray(from, to));
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'jpeg';
  if (head[0] === 0x89 && text(1, 4) === 'PNG') return 'png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  if (text(0, 4) === 'GIF8') return 'gif';
  if (text(0, 2) === 'BM') return 'bmp';
  // HEIC and AVIF: an ISO file whose brand is a picture's, not a film's.
  if (text(4, 8) === 'ftyp' && /^(hei|hev|mif|msf|avi)/.test(text(8, 12))) return 'heif';
  return null;
}
