/** Formats that some browser decodes. SVG is excluded, because it can contain scripts. */
export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'bmp' | 'heif';

/** The format by a file's first bytes, whatever its name and declared type say; `null` where it is no picture. */
export function sniffPicture(head: Uint8Array): PictureFormat | null {
  const text = (from: number, to: number) => String.fromCharCode(...head.subarray(from, to));
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'jpeg';
  if (head[0] === 0x89 && text(1, 4) === 'PNG') return 'png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  if (text(0, 4) === 'GIF8') return 'gif';
  if (text(0, 2) === 'BM') return 'bmp';
  // HEIC and AVIF are ISO files with an image brand rather than a video's.
  if (text(4, 8) === 'ftyp' && /^(hei|hev|mif|msf|avi)/.test(text(8, 12))) return 'heif';
  return null;
}
