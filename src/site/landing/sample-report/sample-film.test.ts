import { expect, it } from 'vitest';
import { footageAt, momentOf, sampleFilmSeconds } from './sample-film';
import { sampleFindings, sampleLength } from './sample-findings';

it('is a minute long', () => {
  expect(sampleFilmSeconds).toBeGreaterThan(55);
  expect(sampleFilmSeconds).toBeLessThan(65);
});

it('goes from the house to the main, and never back', () => {
  expect(footageAt(0)).toBe(0);
  expect(footageAt(sampleFilmSeconds)).toBe(sampleLength);
  const footages = Array.from({ length: 600 }, (_, tenth) => footageAt(tenth / 10));
  expect(footages).toEqual(footages.toSorted((one, other) => one - other));
});

it.each(sampleFindings)('stands at $feet ft at the moment of "$problem"', ({ feet }) => {
  expect(footageAt(momentOf(feet))).toBe(feet);
  expect(footageAt(momentOf(feet) + 2)).toBe(feet);
});
