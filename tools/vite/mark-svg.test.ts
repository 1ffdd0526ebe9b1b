import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { markCircles } from '@domain/brand/mark';
import { markPlace, markSvg } from './mark-svg';

test('the logo has the circles of the chosen business', () => {
  for (const { fill, r } of markCircles) expect(markSvg()).toContain(`r="${r}" fill="${fill}"`);
  expect(markSvg(' width="64" height="64"')).toMatch(/^<svg xmlns="[^"]+" width="64" height="64" viewBox/);
});

test('the app that starts with the logo draws none of its own', () => {
  const entry = readFileSync('src/referral-app.html', 'utf8');
  expect(entry.split(markPlace)).toHaveLength(2);
  expect(entry).not.toContain('<circle');
});
