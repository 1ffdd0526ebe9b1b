import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { inspectFile } from './inspect-file';
import { pictureSize } from './picture-size';
import { sniffPicture, type PictureFormat } from './sniff-picture';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0B6470' } });
const blob = (bytes: Uint8Array | string) =>
  new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)]);

describe('an image header', () => {
  test.each<[PictureFormat, Promise<Buffer>]>([
    [
      'jpeg',
      picture(321, 123)
        .jpeg()
        .withExif({ IFD0: { Make: 'x'.repeat(40_000) } })
        .toBuffer(),
    ],
    ['jpeg', picture(321, 123).jpeg({ progressive: true }).toBuffer()],
    ['png', picture(321, 123).png().toBuffer()],
    ['webp', picture(321, 123).webp().toBuffer()],
    ['webp', picture(321, 123).webp({ lossless: true }).toBuffer()],
    ['gif', picture(321, 123).gif().toBuffer()],
    ['heif', picture(321, 123).avif({ effort: 0 }).toBuffer()],
  ])('of %s tells kind and size', async (format, making) => {
    const head = new Uint8Array(await making);
    expect(sniffPicture(head)).toBe(format);
    expect(pictureSize(head, format)).toEqual({ width: 321, height: 123 });
  });

  test('that ends before its size gives none', async () => {
    const head = new Uint8Array(await picture(321, 123).jpeg().toBuffer()).subarray(0, 30);
    expect(pictureSize(head, 'jpeg')).toBeNull();
  });
});

describe('a file', () => {
  test.each([
    ['an SVG named .jpg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['an HTML page', '<!doctype html>'],
    ['a PDF', '%PDF-1.7'],
    ['nothing', ''],
    ['a video', '\0\0\0\x18ftypmp42'],
  ])('that is %s is not a photo', async (_what, bytes) => {
    expect(await inspectFile(blob(bytes))).toBe('not-a-photo');
  });

  test('with a huge number of pixels is not decoded', async () => {
    const bomb = await picture(8, 8).png().toBuffer();
    bomb.writeUInt32BE(20_000, 16);
    bomb.writeUInt32BE(20_000, 20);
    expect(await inspectFile(blob(bomb))).toBe('too-large');
  });

  test('from a camera is accepted', async () => {
    expect(await inspectFile(blob(await picture(400, 300).jpeg().toBuffer()))).toBeNull();
  });
});
