import sharp from 'sharp';
import { expect, it } from 'vitest';
import { shareImages, shareImageSize } from '../../../src/site/share-images';
import { drawShareImage } from './draw-share-image';

it.each(Object.values(shareImages))(
  '$path has the size that networks ask for, and stays small',
  async (image) => {
    const picture = await drawShareImage(image);
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', ...shareImageSize });
    // Some networks leave a picture out that they find too heavy.
    expect(picture.length).toBeLessThan(300_000);
  },
);
