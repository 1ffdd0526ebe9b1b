import sharp from 'sharp';
import { expect, it } from 'vitest';
import { shareImages, shareImageSize } from '../../../src/site/share-images';
import { drawShareImage } from './draw-share-image';

it.each(Object.values(shareImages))(
  '$path has the size that social networks require and is small',
  async (image) => {
    const picture = await drawShareImage(image);
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', ...shareImageSize });
    // Some networks skip large images.
    expect(picture.length).toBeLessThan(300_000);
  },
);
