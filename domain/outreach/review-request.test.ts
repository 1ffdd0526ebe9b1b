import { expect, it } from 'vitest';
import { openedBefore, reviewTiming } from './review-request';

const day = 86_400_000;
const opened = Date.parse('2027-01-10T18:00:00Z');
const read = { writtenAt: opened - day, openedAt: opened, askedAt: null, isSettled: true };
const after = (days: number) => new Date(opened + days * day);

it.each([
  ['a moment before two days', read, after(1.999), 'wait'],
  ['two days after the opening', read, after(2), 'ask'],
  ['unpaid', { ...read, isSettled: false }, after(5), 'wait'],
  ['paid weeks later', read, after(40), 'ask'],
  ['three months after the report was written', { ...read, isSettled: false }, after(90), 'skip'],
  ['opened for the first time years later', { ...read, writtenAt: opened - 400 * day }, after(2), 'skip'],
  ['asked about another job 80 days ago', { ...read, askedAt: opened - 78 * day }, after(2), 'skip'],
  ['asked about another job 90 days ago', { ...read, askedAt: opened - 88 * day }, after(2), 'ask'],
] as const)('%s', (_what, asked, now, timing) => {
  expect(reviewTiming(asked, now)).toBe(timing);
});

it('finds the openings of two days ago', () => {
  expect(openedBefore(after(2))).toEqual(new Date(opened));
});
