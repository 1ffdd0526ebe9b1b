import { photoLimits } from '@domain/report/photo-limits';
import type { PhotoProblem } from '../device/photo-record';
import { encodeWithin } from './encode-within';
import { fitWithin } from './fit-within';
import { sniffPicture } from './sniff-picture';

/** Longer side of the form's previews, in pixels. */
const previewSide = 320;

export type ShrunkPhoto =
  | { readonly problem: PhotoProblem }
  | { readonly problem: null; readonly bytes: Blob; readonly preview: Blob };

/**
 * Converts a picture to a JPEG: upright, on white, no larger than a report shows it, without metadata such as
 * location or camera.
 */
export async function shrinkPhoto(original: Blob): Promise<ShrunkPhoto> {
  // ignored: `whyNotOpened` finds the reason, which is shown
  const picture = await createImageBitmap(original, { imageOrientation: 'from-image' }).catch(() => null);
  if (picture === null) return { problem: await whyNotOpened(original) };
  try {
    if (picture.width * picture.height > photoLimits.pixels) return { problem: 'too-large' };
    const shown = draw(picture, fitWithin(picture, photoLimits.longestSide));
    const small = draw(shown, fitWithin(shown, previewSide));
    try {
      return {
        problem: null,
        bytes: await encodeWithin(photoLimits.bytes, (quality) => toJpeg(shown, quality)),
        preview: await toJpeg(small, 0.75),
      };
    } finally {
      // Safari frees a canvas's memory late, and runs out after a few dozen photos.
      for (const canvas of [shown, small]) canvas.width = 0;
    }
  } finally {
    picture.close();
  }
}

async function whyNotOpened(original: Blob): Promise<PhotoProblem> {
  const head = new Uint8Array(await original.slice(0, 32).arrayBuffer());
  return sniffPicture(head) === 'heif' ? 'not-opened' : 'damaged';
}

function draw(
  picture: CanvasImageSource,
  { width, height }: ReturnType<typeof fitWithin>,
): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d', { alpha: false });
  if (context === null) throw new Error('no canvas to draw on');
  context.fillStyle = '#FFFFFF';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  return canvas;
}

function toJpeg(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('the picture cannot be encoded')) : resolve(blob)),
      'image/jpeg',
      quality,
    );
  });
}
