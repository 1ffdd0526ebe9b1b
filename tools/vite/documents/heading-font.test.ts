import { expect, it } from 'vitest';
import { headingFont, headingFontBudget } from './heading-font';

it('the heading font is within its size budget', async () => {
  const font = await headingFont();
  expect(font.subarray(0, 4).toString('latin1')).toBe('wOF2');
  expect(font.length).toBeLessThanOrEqual(headingFontBudget);
});
