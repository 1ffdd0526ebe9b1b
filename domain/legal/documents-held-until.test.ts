import { expect, test } from 'vitest';
import { signedDocumentsHeldYears } from '../business/retention';
import { documentsHeldUntil } from './documents-held-until';

test.each(['2026-11-21T10:00:00.000Z', '2027-03-01T10:00:00.000Z'])(
  'documents of a job deleted at %s are held for the years that the state allows claims',
  (now) => {
    const year = Number(now.slice(0, 4)) + signedDocumentsHeldYears;
    expect(documentsHeldUntil(new Date(now)).toISOString()).toBe(`${year}${now.slice(4)}`);
  },
);

test('documents of a job deleted on a leap day are held until the day after February 28', () => {
  const end = documentsHeldUntil(new Date('2028-02-29T10:00:00Z'));
  const isLeap = (2028 + signedDocumentsHeldYears) % 4 === 0;
  expect(end.toISOString().slice(5, 10)).toBe(isLeap ? '02-29' : '03-01');
});
