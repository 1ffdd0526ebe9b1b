import { expect, it } from 'vitest';
import { headingFonts, type HeadingFontName } from '@domain/brand/heading-fonts';
import { headingFont, headingFontBudget } from './heading-font';

it.each(Object.keys(headingFonts) as HeadingFontName[])('%s is within the size budget', async (family) => {
  const font = await headingFont(family);
  expect(font.subarray(0, 4).toString('latin1')).toBe('wOF2');
  expect(font.length).toBeLessThanOrEqual(headingFontBudget);
});
