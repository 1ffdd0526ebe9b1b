import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { photoLimits } from '@domain/report/photo-limits';
import { encodePhoto } from './encode-photo';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0B6470' } });

async function encoded(bytes: Buffer) {
  const result = await encodePhoto(bytes);
  if (result.state === 'refused') throw new Error(result.refusal);
  return result;
}

describe('a photo', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('as %s is re-encoded as a small JPEG', async (format) => {
    const { shown, preview } = await encoded(await picture(3000, 2000).toFormat(format).toBuffer());
    expect([shown.width, shown.height]).toEqual([2048, 1365]);
    expect([preview.width, preview.height]).toEqual([640, 427]);
    expect((await sharp(shown.bytes).metadata()).format).toBe('jpeg');
  });

  test('is never enlarged', async () => {
    const { shown, preview } = await encoded(await picture(300, 200).jpeg().toBuffer());
    expect([shown.width, preview.width]).toEqual([300, 300]);
  });

  test('is rotated upright and contains no location or camera data', async () => {
    const bytes = await picture(300, 200)
      .jpeg()
      .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '40/1 14/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { shown } = await encoded(bytes);
    expect([shown.width, shown.height]).toEqual([200, 300]);
    const { exif, xmp, iptc, icc, orientation } = await sharp(shown.bytes).metadata();
    expect({ exif, xmp, iptc, icc, orientation }).toEqual({});
  });

  test('always gives the same bytes', async () => {
    const bytes = await picture(300, 200).jpeg().toBuffer();
    expect((await encoded(bytes)).shown.bytes.equals((await encoded(bytes)).shown.bytes)).toBe(true);
  });
});

describe('a file that is not a photo', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  let jpeg: Buffer;
  beforeAll(async () => {
    jpeg = await picture(300, 200).jpeg().toBuffer();
  });

  test.each([
    ['an SVG', Buffer.from(svg)],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj')],
    ['nothing', Buffer.alloc(0)],
    ['a GIF', Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64')],
  ])('%s is refused', async (_what, bytes) => {
    expect(await encodePhoto(bytes)).toEqual({ state: 'refused', refusal: 'not-a-photo' });
  });

  test('a file that is both a photo and an HTML page loses the page', async () => {
    const polyglot = Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>')]);
    const { shown, preview } = await encoded(polyglot);
    expect(shown.bytes.includes('<script>') || preview.bytes.includes('<script>')).toBe(false);
  });

  test('a truncated photo is refused', async () => {
    const large = await sharp({
      create: {
        width: 800,
        height: 800,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', sigma: 50 },
      },
    })
      .jpeg()
      .toBuffer();
    expect(await encodePhoto(large.subarray(0, large.length / 2))).toEqual({
      state: 'refused',
      refusal: 'damaged',
    });
  });

  test('a small file with a huge number of pixels is refused before decoding', async () => {
    const bomb = await sharp({
      create: { width: 7_200, height: 7_200, channels: 3, background: '#fff' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 1 })
      .toBuffer();
    expect(bomb.byteLength).toBeLessThan(photoLimits.bytes);
    expect(await encodePhoto(bomb)).toEqual({ state: 'refused', refusal: 'too-large' });
  });

  test('a file of 40 MB is refused', async () => {
    expect(await encodePhoto(Buffer.alloc(40 * 1024 * 1024))).toEqual({
      state: 'refused',
      refusal: 'too-large',
    });
  });
});
