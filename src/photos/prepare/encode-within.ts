/** JPEG qualities, tried in this order until the picture is small enough. */
const qualities = [0.85, 0.7, 0.5] as const;

/**
 * The first encoding of at most `bytes`, from the best quality down; the last one where none fits.
 * @param encode quality from 0 to 1 -> the encoded picture
 */
export async function encodeWithin(bytes: number, encode: (quality: number) => Promise<Blob>): Promise<Blob> {
  let encoded = await encode(qualities[0]);
  for (const quality of qualities.slice(1)) {
    if (encoded.size <= bytes) break;
    encoded = await encode(quality);
  }
  return encoded;
}
