import sharp from 'sharp';
import type { Random } from '../random';

export interface CameraFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A unique photo of a few hundred kilobytes to several megabytes, with camera metadata. */
export async function takePhoto(number: number, random: Random): Promise<CameraFile> {
  const [width, height] = [80 + random.below(240), 60 + random.below(180)];
  const dots = Buffer.from(Array.from({ length: width * height * 3 }, () => random.below(256)));
  const scale = 3 + random.below(8);
  const buffer = await sharp(dots, { raw: { width, height, channels: 3 } })
    .resize({ width: width * scale, height: height * scale, kernel: 'nearest' })
    .jpeg({ quality: 90 })
    .withExif({ IFD0: { Make: 'Drill' }, IFD3: { GPSLatitude: '40/1 14/1 0/1' } })
    .toBuffer();
  return { name: `photo-${number}.jpg`, mimeType: 'image/jpeg', buffer };
}
