import { expect, it } from 'vitest';
import { filmEnd } from './film-end';

const day = (text: string) => new Date(`2026-${text}T12:00:00Z`);

it('a film is available for 30 days from the first version with it, or from its arrival if that is later', () => {
  expect(filmEnd(day('03-01'), day('02-20'))).toEqual(day('03-31'));
  expect(filmEnd(day('03-01'), day('03-05'))).toEqual(day('04-04'));
});
