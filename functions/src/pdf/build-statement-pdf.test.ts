import { expect, test } from 'vitest';
import type { RewardStatement } from '@domain/reward/reward-statement';
import { buildStatementPdf } from './build-statement-pdf';
import { readPdf } from './testing/read-pdf';

const now = new Date('2027-01-05T18:00:00Z');
const statement: RewardStatement = {
  year: 2026,
  rows: [
    {
      earned_on: '2026-03-05',
      client_name: 'Jordan P. Álvarez',
      amount: 50,
      state: 'paid',
      settled_on: '2026-04-01',
    },
    { earned_on: '2026-06-01', client_name: 'Noah Park', amount: 75, state: 'earned', settled_on: '' },
    { earned_on: '2026-07-01', client_name: '', amount: 0, state: 'void', settled_on: '2026-07-02' },
  ],
  more: false,
};

test('lists each reward of the year with its client, amount and state, and the totals', async () => {
  const { text, info } = await readPdf(await buildStatementPdf(statement, now));
  expect(info).toMatchObject({ Title: 'Reward statement 2026' });
  expect(text).toMatch(/Earned \$125/);
  expect(text).toMatch(/Of that, paid \$50/);
  expect(text).toMatch(/Mar 5, 2026 Jordan P\. Álvarez: \$50, paid on Apr 1, 2026/);
  expect(text).toMatch(/Noah Park: \$75, to be paid/);
  expect(text).toMatch(/Client deleted: No reward on Jul 2, 2026/);
});

test('of a year without rewards says so', async () => {
  const { text } = await readPdf(await buildStatementPdf({ year: 2025, rows: [], more: false }, now));
  expect(text).toContain('No rewards were earned in 2025.');
});

test('of many rewards has as many pages as it needs', async () => {
  const [row] = statement.rows;
  const rows = row ? Array.from({ length: 120 }, () => row) : [];
  const { pages } = await readPdf(await buildStatementPdf({ ...statement, rows, more: true }, now));
  expect(pages.length).toBeGreaterThan(2);
  expect(pages.at(-1)?.text).toContain('It lists the first of more rewards');
});
