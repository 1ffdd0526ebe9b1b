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

/** Accepted formats by content; name and declared type are ignored. */
const formats: readonly (string | undefined)[] = ['jpeg', 'png', 'webp', 'heif'];

/** Re-encodes a photo from its pixels, so that nothing else in the file is passed on. */
export async function encodePhoto(bytes: Uint8Array): Promise<Encoding> {
  if (bytes.byteLength > photoLimits.bytes) return refused('too-large');
  if (bytes.byteLength === 0) return refused('not-a-photo');
  const { default: sharp } = await import('sharp');
  // Reads only the header, whatever dimensions it claims: SVG and other formats that can execute or draw are never
  // decoded.
  // ignored: what has no readable header is refused as not a photo
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
    // ignored: pixels that can't be decoded are refused as damaged, which the office sees
    return refused('damaged');
  }
}

const refused = (refusal: PhotoRefusal): Encoding => ({ state: 'refused', refusal });
