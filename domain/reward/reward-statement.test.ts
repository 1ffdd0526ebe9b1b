import { expect, test } from 'vitest';
import { statementCsv, statementTotals, type StatementRow } from './reward-statement';

const row = (changes: Partial<StatementRow> = {}): StatementRow => ({
  earned_on: '2026-03-05',
  client_name: 'Priya Sandoval',
  amount: 50,
  state: 'earned',
  settled_on: '',
  ...changes,
});

test('the totals count what is paid or will be, and nothing that is void', () => {
  const rows = [row(), row({ state: 'paid', amount: 75 }), row({ state: 'void', amount: 0 })];
  expect(statementTotals(rows)).toEqual({ earned: 125, paid: 75 });
});

test('the CSV file lists each reward with its totals below', () => {
  const rows = [
    row({ state: 'paid', settled_on: '2026-04-01' }),
    row({ client_name: '', state: 'void', amount: 0 }),
  ];
  expect(statementCsv({ year: 2026, rows, more: false })).toBe(
    [
      'Earned on,Client,Amount (USD),Status,Paid or closed on',
      '2026-03-05,Priya Sandoval,50.00,Paid,2026-04-01',
      '2026-03-05,Client deleted,0.00,No reward,',
      'Total,,50.00,,',
      'Total paid,,50.00,,',
      '',
    ].join('\r\n'),
  );
});

test('a name that a spreadsheet would read as a formula is text in the CSV file', () => {
  const rows = [row({ client_name: '=HYPERLINK("https://example.com")' })];
  expect(statementCsv({ year: 2026, rows, more: false })).toContain(`"'=HYPERLINK(""https://example.com"")"`);
});
