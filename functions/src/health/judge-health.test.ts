import { expect, it } from 'vitest';
import { judgeHealth, type HealthSignals } from './judge-health';

const now = new Date('2026-03-05T12:00:00Z');
const well: HealthSignals = {
  sweptAt: new Date('2026-03-05T11:59:10Z'),
  failedParts: 0,
  overdueMail: false,
  refusedMail: false,
  overduePdf: false,
  stuckDeletion: false,
};

it('finds nothing in a healthy system', () => {
  expect(judgeHealth(well, now)).toEqual([]);
  expect(judgeHealth({ ...well, sweptAt: new Date('2026-03-05T11:55:00Z') }, now)).toEqual([]);
});

it.each<[Partial<HealthSignals>, string]>([
  [{ sweptAt: new Date('2026-03-05T11:54:59Z') }, 'sweeper-late'],
  [{ sweptAt: null }, 'sweeper-late'],
  [{ failedParts: 1 }, 'sweeper-failing'],
  [{ overdueMail: true }, 'mail-overdue'],
  [{ refusedMail: true }, 'mail-failing'],
  [{ overduePdf: true }, 'pdf-overdue'],
  [{ stuckDeletion: true }, 'deletion-stuck'],
])('%o: %s', (change, code) => {
  expect(judgeHealth({ ...well, ...change }, now)).toEqual([code]);
});

it('reports every problem', () => {
  const ill = { ...well, sweptAt: null, overdueMail: true };
  expect(judgeHealth(ill, now)).toEqual(['sweeper-late', 'mail-overdue']);
});
