import sharp from 'sharp';
import { expect, it } from 'vitest';
import { shareImages, shareImageSize } from '../../../src/site/share-images';
import { headingFonts, type HeadingFontName } from '@domain/brand/heading-fonts';
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

it('each font that a business can choose draws a picture of its own', async () => {
  const families = Object.keys(headingFonts) as HeadingFontName[];
  const pictures = await Promise.all(families.map((family) => drawShareImage(shareImages.home, family)));
  expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(families.length);
});
