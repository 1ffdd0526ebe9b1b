import type { PhotoRefusal } from '@domain/report/inspection-photo';
import { photoLimits } from '@domain/report/photo-limits';

export interface EncodedPhoto {
  /** JPEG in sRGB, upright, without any metadata. */
  readonly bytes: Buffer;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

export type Encoding =
  | { readonly state: 'refused'; readonly refusal: PhotoRefusal }
  | { readonly state: 'encoded'; readonly shown: EncodedPhoto; readonly preview: EncodedPhoto };

/** What a file may be by its content; its name and declared type say nothing. */
const formats: readonly (string | undefined)[] = ['jpeg', 'png', 'webp', 'heif'];

/** Makes a photo anew from its pixels, so that nothing else of the file is ever handed on. */
export async function encodePhoto(bytes: Uint8Array): Promise<Encoding> {
  if (bytes.byteLength > photoLimits.bytes) return refused('too-large');
  if (bytes.byteLength === 0) return refused('not-a-photo');
  const { default: sharp } = await import('sharp');
  // The head alone, whatever size it tells: an SVG, and what else could be drawn or run, is never decoded.
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!metadata || !formats.includes(metadata.format)) return refused('not-a-photo');
  if (metadata.width * metadata.height > photoLimits.pixels) return refused('too-large');
  const open = () => sharp(bytes, { limitInputPixels: photoLimits.pixels, failOn: 'error' });
  const encode = async (side: number): Promise<EncodedPhoto> => {
    const { data, info } = await open()
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#FFFFFF' })
      .toColourspace('srgb')
      .jpeg({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  };
  try {
    return {
      state: 'encoded',
      shown: await encode(photoLimits.longestSide),
      preview: await encode(photoLimits.previewSide),
    };
  } catch {
    return refused('damaged');
  }
}

const refused = (refusal: PhotoRefusal): Encoding => ({ state: 'refused', refusal });
