import { expect, it } from 'vitest';
import { headingFont, headingFontBudget } from './heading-font';

it('keeps the heading font within its budget', async () => {
  const font = await headingFont();
  expect(font.subarray(0, 4).toString('latin1')).toBe('wOF2');
  expect(font.length).toBeLessThanOrEqual(headingFontBudget);
});
